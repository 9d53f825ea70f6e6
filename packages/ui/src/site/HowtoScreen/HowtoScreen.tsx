import { howtoVideos } from '@wallet/contract/site';
import { VideoIcon } from '../../base/Icon/Icon.tsx';
import { Screen } from '../../base/Screen/Screen.tsx';
import { useWords } from '../../words/index.ts';
import classes from './HowtoScreen.module.css';

/** /howto: what the five videos are about; the player for them is still to come (spec 2). */
export function HowtoScreen() {
  const t = useWords('site');
  return (
    <Screen title={t('howto.title')} width="narrow">
      <p className={classes.lead}>{t('howto.lead')}</p>
      <ul className={classes.videos}>
        {howtoVideos.map((video) => (
          <li key={video} className={classes.video}>
            <span className={classes.icon}>
              <VideoIcon size={22} />
            </span>
            <span className={classes.title}>{t(`howto.${video}`)}</span>
            <span className={classes.badge}>{t('coming.badge')}</span>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
