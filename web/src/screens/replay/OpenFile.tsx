// A race file by drop or by choice. It is checked before it is shown; nothing leaves this device.
import { useEffect, useState } from 'preact/hooks';
import { t } from '../../i18n';
import { useTitle } from '../../ui/title';
import { Failure } from './Failure';
import { FinishedRaces } from './FinishedRaces';
import { openText, type OpenRace } from './source';
import { ReplayView } from './ReplayView';
import './open_file.css';

type Opened = { race: OpenRace } | { error: unknown } | null;

function useOpened() {
  const [opened, setOpened] = useState<Opened>(null);
  const [isBusy, setBusy] = useState(false);
  useEffect(() => () => void (opened && 'race' in opened && opened.race.replay.close()), [opened]);
  const open = async (file: File | undefined) => {
    if (!file) return;
    setBusy(true);
    try {
      setOpened({ race: await openText(await file.text()) });
    } catch (error) {
      setOpened({ error });
    }
    setBusy(false);
  };
  return { opened, isBusy, open, close: () => setOpened(null) };
}

export function OpenFile() {
  const { opened, isBusy, open, close } = useOpened();
  const [isOver, setOver] = useState(false);
  useTitle(t('result.open_title'));
  if (opened && 'race' in opened) return <ReplayView race={opened.race} onClose={close} />;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void open(event.dataTransfer?.files[0]);
  };
  return (
    <div class="open-file">
      <h1 class="title">{t('result.open_title')}</h1>
      <div
        class={isOver ? 'open-drop open-over' : 'open-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <p>{t('result.open_lead')}</p>
        <label class="button button-main open-choose">
          {t('result.open_choose')}
          <input
            type="file"
            class="visually-hidden"
            accept=".chicane,text/plain"
            onChange={(event) => void open(event.currentTarget.files?.[0])}
          />
        </label>
        {isBusy && <p role="status">{t('result.loading')}</p>}
      </div>
      {opened && <Failure error={opened.error} isPart />}
      <FinishedRaces />
    </div>
  );
}
