// Numbers that are put together by hand: a car from its categories, a bid from wear and chips.
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';

export interface Stepper {
  name: string;
  /** The number itself, and what it gives. */
  level: string;
  value: string;
  canLess: boolean;
  canMore: boolean;
}

interface Props {
  steppers: Stepper[];
  onStep(index: number, by: number): void;
}

export function Steppers({ steppers, onStep }: Props) {
  return (
    <div class="family-steppers">
      {steppers.map((stepper, i) => (
        <div
          key={stepper.name}
          class="family-stepper"
          role="group"
          aria-label={t('speed_circuit.level', {
            name: stepper.name,
            level: stepper.level,
            value: stepper.value,
          })}
        >
          <span class="family-stepper-name small">{stepper.name}</span>
          <span class="family-stepper-value">{stepper.value}</span>
          <span class="family-stepper-keys">
            <button
              type="button"
              class="family-stepper-key"
              disabled={!stepper.canLess}
              aria-label={t('speed_circuit.less', { name: stepper.name })}
              onClick={() => {
                onStep(i, -1);
              }}
            >
              <Icon name="minus" />
            </button>
            <span class="family-stepper-level">{stepper.level}</span>
            <button
              type="button"
              class="family-stepper-key"
              disabled={!stepper.canMore}
              aria-label={t('speed_circuit.more', { name: stepper.name })}
              onClick={() => {
                onStep(i, 1);
              }}
            >
              <Icon name="plus" />
            </button>
          </span>
        </div>
      ))}
    </div>
  );
}
