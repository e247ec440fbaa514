import { useState } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from './Icon';
import './invitation.css';

/** The link to send, with what the device offers to send it. */
export function Invitation({ title, text, link }: { title: string; text: string; link: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    setCopied(true);
    setTimeout(() => setCopied(false), 2000);
  };
  const share = () => navigator.share({ title, text, url: link });
  return (
    <section class="panel invitation" aria-labelledby="invitation">
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
      <div class="invitation-acts">
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
