import { Button } from 'antd';
import { useState } from 'react';
import { config } from '../../base/config.js';
import { useWords } from '../../base/language/use-language.js';
import { logFailure } from '../../base/log.js';
import { useSession } from '../../base/session/session-provider.js';
import { isAppleMobile, isInstalled, useInstall } from '../../shared/home-screen/install.js';
import { canKeep, forgetKept, keep, useIsKept } from '../../shared/home-screen/kept.js';
import { useSubmit } from '../../shared/submit/use-submit.js';
import { Card } from '../../ui/card.js';
import styles from './settings.module.css';
import { Switch } from './switch.js';
import { words } from './words.js';

/** A copy of one's guides and last conversation for the time without a connection, if one wants it here. */
export function OfflineCard() {
  const { title, label, text, failed } = useWords(words).offline;
  const isKept = useIsKept(useSession().user?.id);
  /** The choice that is being carried out. */
  const [pending, setPending] = useState<boolean | null>(null);
  const { submit } = useSubmit(() => failed);
  if (!canKeep()) return null;

  async function change(isOn: boolean) {
    if (pending !== null) return;
    setPending(isOn);
    // What is in it comes from app/offline, as soon as there is something.
    const begun = { since: new Date().toISOString(), guides: [], conversation: null };
    await submit(async () => {
      try {
        await (isOn ? keep(begun) : forgetKept());
        return {};
      } catch (error) {
        logFailure('Nothing is kept on this device', error as Error);
        return { error };
      }
    });
    setPending(null);
  }

  return (
    <section aria-labelledby="on-this-device">
      <Card className={styles.card}>
        <h2 id="on-this-device">{title}</h2>
        <Switch
          label={label}
          hint={text}
          disabled={isKept === null}
          checked={pending ?? isKept ?? false}
          onChange={(isOn) => void change(isOn)}
        />
      </Card>
    </section>
  );
}

/** How Careward comes to the home screen; nothing where it is there. */
export function HomeScreenCard() {
  const { title, text, inSafari, inMenu, add } = useWords(words).homeScreen;
  const install = useInstall();
  if (isInstalled()) return null;
  return (
    <section aria-labelledby="home-screen">
      <Card className={styles.card}>
        <h2 id="home-screen">{title}</h2>
        <p className={styles.explanation}>{text(config.brandName)}</p>
        {install ? (
          <Button className={styles.button} onClick={install}>
            {add}
          </Button>
        ) : (
          <p className={styles.explanation}>{isAppleMobile() ? inSafari : inMenu}</p>
        )}
      </Card>
    </section>
  );
}
