// Home: game, circuit, field, one button; my races and those of others beside it.
import { useEffect } from 'preact/hooks';
import { boardIndex, fetchBoards, isIndexAway } from '../../api/boards';
import { t } from '../../i18n';
import { CircuitCards } from '../../ui/CircuitCards';
import { GameCards } from '../../ui/GameCards';
import { Icon } from '../../ui/Icon';
import { Notice } from '../../ui/Notice';
import { address } from '../../ui/router';
import { useTitle } from '../../ui/title';
import { choice, choose, chooseFrom, chooseGame } from './choice';
import './home.css';
import { MyRaces } from './MyRaces';
import { OpenRaces } from './OpenRaces';
import { StartForm } from './StartForm';

export default function Home() {
  useTitle('');
  useEffect(() => {
    chooseFrom(address.value.query);
    void fetchBoards();
  }, []);
  const circuits = boardIndex.value?.circuits ?? [];
  return (
    <div class="page home">
      <StartForm>
        <h1 class="title">{t('site.headline')}</h1>
        <GameCards chosen={choice.value.rules} onChoose={chooseGame} />
        {isIndexAway.value ? (
          <Notice
            tone="wear"
            icon="lock"
            end={
              <button type="button" class="button" onClick={() => void fetchBoards()}>
                {t('site.try_again')}
              </button>
            }
          >
            {t('site.boards_away')}
          </Notice>
        ) : (
          <CircuitCards
            circuits={circuits}
            chosen={choice.value.circuit}
            onChoose={(circuit) => choose({ circuit })}
          />
        )}
      </StartForm>
      <aside class="home-side">
        <MyRaces />
        <OpenRaces />
        <section class="panel dice-box">
          <h2 class="dice-title tone-chance">
            <Icon name="shield" size={18} />
            {t('site.dice_title')}
          </h2>
          <p class="legend-hint">{t('site.dice_text')}</p>
        </section>
      </aside>
    </div>
  );
}
