// How a race ended, why, and the proof of its dice, worked out in this browser from the record alone.
import { useMemo, useState } from 'preact/hooks';
import { ChartTable } from '../../chart/ChartTable';
import { LapChart } from '../../chart/LapChart';
import { chartOf } from '../../chart/places';
import { tally } from '../../fair/tally';
import { t } from '../../i18n';
import { withKey } from '../../race/race_key';
import { Link, go } from '../../ui/router';
import { Failure, Opening } from '../replay/Failure';
import { isShared, type OpenRace } from '../replay/source';
import { throwerOf } from '../replay/thrower';
import { useRace } from '../replay/useRace';
import { resultWords } from '../replay/words';
import { Classification } from './Classification';
import { classificationOf } from './classification';
import { DiceBars } from './DiceBars';
import { Head } from './Head';
import { castOfRace } from '../replay/cast';
import { heaviest, incidentsOf } from './incidents';
import { MatteredDice } from './MatteredDice';
import { PricesPanel } from './PricesPanel';
import { Mismatch, ProofPanel } from './ProofPanel';
import { Report } from './Report';
import { reportOf } from './report';
import { fileNameOf } from './save';
import { TurningPoint } from './TurningPoint';
import { turningPointOf } from './turning_point';
import '../replay/story.css';
import './result.css';
import './proof.css';

const diceShown = 5;

function Result({ race }: { race: OpenRace }) {
  const { replay, record, proof, rules, you, id } = race;
  const table = replay.tableAt(replay.steps.length - 1);
  const chart = useMemo(() => chartOf(replay.turns, you), [replay, you]);
  const incidents = useMemo(() => incidentsOf(replay), [replay]);
  const [column, setColumn] = useState(chart.turns.length - 1);
  const homeTurns = new Map(chart.lines.flatMap(({ car, homeTurn }) => (homeTurn ? [[car, homeTurn]] : [])));
  const rows = classificationOf(table, you, homeTurns);
  const outWords = (result: string) => resultWords(rules, result);
  const turnLink = (turn: number) => withKey(`/replay/${id ?? ''}?turn=${turn}`);
  const thrown = heaviest(
    incidents.filter(({ die }) => die !== null),
    diceShown,
  );
  return (
    <div class="result">
      <Mismatch proof={proof} />
      <Head race={race} table={table} />
      {chart.turns.length > 1 && (
        <>
          <section class="panel result-classification">
            <Classification rows={rows} table={table} rules={rules} />
            {table.isOver && <TurningPoint race={race} point={turningPointOf(chart)} turnLink={turnLink} />}
          </section>
          <section class="panel result-chart" aria-labelledby="chart-head">
            <header>
              <h2 class="head" id="chart-head">
                {t('result.lap_chart')}
              </h2>
              <p class="small">{t('result.chart_hint')}</p>
            </header>
            <LapChart
              chart={chart}
              selected={column}
              onSelect={setColumn}
              onOpen={(at) => go(turnLink(chart.turns[at] ?? 0))}
              outWords={outWords}
            />
            <ChartTable chart={chart} />
          </section>
          <Report
            race={race}
            sentences={reportOf(chart, rows, outWords)}
            incidents={incidents}
            turnLink={turnLink}
          />
          <DiceBars tallies={tally(record)} />
          {table.isOver && <PricesPanel race={race} turnLink={turnLink} />}
        </>
      )}
      <section class={`panel result-proof ${proof.complaint ? 'result-proof-wrong' : ''}`}>
        <ProofPanel
          record={record}
          proof={proof}
          by={throwerOf(race)}
          you={you}
          fileName={fileNameOf(record)}
        />
        <MatteredDice incidents={thrown} proof={proof} cast={castOfRace(race)} turnLink={turnLink} />
      </section>
      {!record.hasEnd && id && !isShared(id) && (
        <Link class="button" to={withKey(`/race/${id}`)}>
          {t('result.back_to_race')}
        </Link>
      )}
    </div>
  );
}

export default function ResultScreen({ id }: { id: string }) {
  const [tries, setTries] = useState(0);
  const opening = useRace(id, tries);
  if (!opening) return <Opening />;
  if ('error' in opening) return <Failure error={opening.error} onRetry={() => setTries(tries + 1)} />;
  return <Result race={opening.race} />;
}
