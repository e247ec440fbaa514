import { useState } from 'preact/hooks';
import { inviteLink } from '../../api/hosted';
import type { RaceOfServer } from '../../api/types';
import { t } from '../../i18n';
import { Icon } from '../../ui/Icon';

/** The link to send, with what the device offers to send it. */
export function Invitation({ race, invite }: { race: RaceOfServer; invite: string | null }) {
  const [isCopied, setCopied] = useState(false);
  const link = inviteLink(race.id, invite);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const share = () =>
    navigator.share({ title: race.title, text: t('site.share_text', { race: race.title }), url: link });
  return (
    <section class="panel join-panel" aria-labelledby="invitation">
      <h2 class="head" id="invitation">
        {t('site.lobby_link')}
      </h2>
      <input
        class="field mono"
        readOnly
        aria-labelledby="invitation"
        value={link}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div class="join-acts">
        {'clipboard' in navigator && (
          <button type="button" class="button" onClick={() => void copy().catch(() => undefined)}>
            <Icon name={isCopied ? 'check' : 'copy'} />
            <span role="status">{t(isCopied ? 'site.copied' : 'site.copy')}</span>
          </button>
        )}
        {'share' in navigator && (
          <button type="button" class="button" onClick={() => void share().catch(() => undefined)}>
            <Icon name="share" />
            {t('site.share')}
          </button>
        )}
      </div>
    </section>
  );
}
