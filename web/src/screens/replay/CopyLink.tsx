// The button that copies a link. Of a solo race it says first, once, what a link means; where none can be made it offers the file.
import { useEffect, useState } from 'preact/hooks';
import type { ApiError } from '../../api/client';
import { errorWords } from '../../api/words';
import { has, t, type Key } from '../../i18n';
import { haveTold, wasTold } from '../../store/links';
import { Icon } from '../../ui/Icon';
import { fileNameOf, saveFile } from '../result/save';
import { LinkDialog } from './LinkDialog';
import { isKeptHere, makeLink, sharedTurns, type LinkTo } from './link';
import type { OpenRace } from './source';

type Stage =
  | { kind: 'ready' | 'telling' | 'making' | 'copied' }
  /** The browser does not let a page copy: one copies by hand. */
  | { kind: 'shown'; link: string }
  | { kind: 'failed'; error: ApiError };

function failureOf(error: ApiError): string {
  const key = `result.link_${error.code}`;
  return has(key) ? t(key as Key) : errorWords(error);
}

export function CopyLink({
  race,
  to,
  label,
  onPress,
}: {
  race: OpenRace;
  to: LinkTo;
  label: string;
  onPress?: () => void;
}) {
  const [stage, setStage] = useState<Stage>({ kind: 'ready' });
  useEffect(() => {
    setStage((before) => (before.kind === 'copied' ? { kind: 'ready' } : before));
  }, [label]);
  const close = () => setStage({ kind: 'ready' });
  const make = async () => {
    setStage({ kind: 'making' });
    const made = await makeLink(race, to);
    if (!made.ok) return setStage({ kind: 'failed', error: made.error });
    try {
      await navigator.clipboard.writeText(made.value);
      setStage({ kind: 'copied' });
    } catch {
      setStage({ kind: 'shown', link: made.value });
    }
  };
  const press = () => {
    onPress?.();
    if (isKeptHere(race) && !wasTold()) setStage({ kind: 'telling' });
    else void make();
  };
  const agree = () => {
    haveTold();
    void make();
  };
  const saveRace = () => {
    saveFile(fileNameOf(race.record), race.text);
    close();
  };
  const words = {
    ready: label,
    telling: label,
    making: t('result.link_making'),
    copied: t('result.link_copied'),
    shown: label,
    failed: label,
  };
  return (
    <>
      <button type="button" class="button replay-link" disabled={stage.kind === 'making'} onClick={press}>
        <Icon name={stage.kind === 'copied' ? 'check' : 'link'} />
        {words[stage.kind]}
      </button>
      <span class="visually-hidden" role="status">
        {stage.kind === 'copied' && t('result.link_copied')}
      </span>
      {stage.kind === 'telling' && (
        <LinkDialog title={t('result.link_title')} onClose={close}>
          <p>{t('result.link_told', sharedWords(race))}</p>
          <p>{t('result.link_lasts')}</p>
          <div class="link-acts">
            <button type="button" class="button button-main" onClick={agree}>
              {t('result.link_make')}
            </button>
            <button type="button" class="button" onClick={close}>
              {t('result.link_cancel')}
            </button>
          </div>
        </LinkDialog>
      )}
      {stage.kind === 'shown' && (
        <LinkDialog title={t('result.link_title')} onClose={close}>
          <p>{t('result.link_by_hand')}</p>
          <input
            class="field mono"
            readOnly
            aria-label={t('result.link_title')}
            value={stage.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <div class="link-acts">
            <button type="button" class="button" onClick={close}>
              {t('result.link_close')}
            </button>
          </div>
        </LinkDialog>
      )}
      {stage.kind === 'failed' && (
        <LinkDialog title={t('result.link_failed')} onClose={close}>
          <p role="alert">{failureOf(stage.error)}</p>
          <p>{t('result.link_file', { replays: t('site.nav_replays') })}</p>
          <div class="link-acts">
            <button type="button" class="button button-main" onClick={saveRace}>
              {t('result.save_file')}
            </button>
            <button type="button" class="button" onClick={close}>
              {t('result.link_close')}
            </button>
          </div>
        </LinkDialog>
      )}
    </>
  );
}

function sharedWords(race: OpenRace) {
  const { turn, isOver } = sharedTurns(race);
  return { turn, whole: isOver ? 'yes' : 'no' };
}
