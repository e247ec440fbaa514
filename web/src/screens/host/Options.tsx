import type { OptionInfo, RulesId } from '../../engine/types';
import { has, said, t } from '../../i18n';
import { areaOf } from '../../ui/games';
import { Link } from '../../ui/router';

/** What the first value is: some options take any number, which the usual one stands for. */
function isList(option: OptionInfo): boolean {
  return option.values.every((value) => !value.includes(' '));
}

function meaning(rules: RulesId, option: OptionInfo): { text: string; isEnglish: boolean } {
  const area = areaOf[rules];
  const key = `option_${option.name}`;
  if (has(`${area}.${key}`)) return { text: said(area, key), isEnglish: false };
  return { text: option.meaning, isEnglish: true };
}

/** A value in words: the game's own, else those that all games share; numbers speak for themselves. */
function valueWords(rules: RulesId, option: OptionInfo, value: string): string {
  const own = `${areaOf[rules]}.option_${option.name}_${value}`;
  if (has(own)) return t(own);
  const isSwitch = option.values.length === 2 && option.values.includes('0') && option.values.includes('1');
  const key = isSwitch ? (value === '1' ? 'site.value_yes' : 'site.value_no') : `site.value_${value}`;
  return has(key) ? t(key) : value;
}

/** The switches of a rule set, folded away: most people never need them. */
export function Options({
  rules,
  options,
  chosen,
  onChange,
}: {
  rules: RulesId;
  options: readonly OptionInfo[];
  chosen: Record<string, string>;
  onChange(options: Record<string, string>): void;
}) {
  const shown = options.filter((option) => option.name !== 'laps' && isList(option));
  if (shown.length === 0) return null;
  const choose = (option: OptionInfo, value: string) => {
    const rest = Object.entries(chosen).filter(([name]) => name !== option.name);
    const own = value === option.values[0] ? [] : [[option.name, value]];
    onChange(Object.fromEntries([...rest, ...own]) as Record<string, string>);
  };
  return (
    <details class="panel host-options">
      <summary class="head">{t('site.options')}</summary>
      <p class="legend-hint">{t('site.options_hint')}</p>
      <ul>
        {shown.map((option) => {
          const words = meaning(rules, option);
          return (
            <li key={option.name} class="host-option">
              <label class="labelled">
                <span lang={words.isEnglish ? 'en' : undefined}>{words.text}</span>
                <select
                  class="field"
                  value={chosen[option.name] ?? option.values[0]}
                  onChange={(event) => choose(option, event.currentTarget.value)}
                >
                  {option.values.map((value, i) => (
                    <option key={value} value={value}>
                      {i === 0
                        ? t('site.option_usual', { value: valueWords(rules, option, value) })
                        : valueWords(rules, option, value)}
                    </option>
                  ))}
                </select>
              </label>
              <Link to={`/rules/${rules}#${option.clause.split(' ')[0] ?? ''}`} class="small">
                {option.clause}
              </Link>
            </li>
          );
        })}
      </ul>
    </details>
  );
}
