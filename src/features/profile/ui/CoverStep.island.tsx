import type { ReactNode } from 'react';
import type { Catalogue } from '#i18n/catalogues.ts';
import { fill } from '#shared/core/fill.ts';
import { Button } from '#shared/ui/control/Button.tsx';
import { ImageUpload } from '#shared/ui/picture/ImageUpload.tsx';
import { classes } from '#shared/ui/style/classes.ts';
import { BannerCard } from './BannerCard.tsx';
import styles from './Cover.module.css';
import { pictureUpload } from './upload-picture.ts';
import { useCover } from './use-cover.ts';
import wizard from './Wizard.module.css';
import { WizardActions } from './WizardActions.tsx';
import type { WizardStepProps } from './wizard-step-props.ts';

interface Props extends WizardStepProps {
  readonly say: Catalogue['profile']['cover'];
}

export default function CoverStep(props: Props): ReactNode {
  const { words, say, paths } = props;
  const cover = useCover(props, say);
  const { banners, cap, isLocked, removed } = cover;
  if (cover.loaded === 'loading')
    return (
      <p className={classes('container', wizard['waiting'])} role="status">
        {words.wizard.loading}
      </p>
    );
  if (cover.loaded === 'failed') {
    return (
      <div className={classes('container', wizard['layout'])} role="alert">
        <p>{words.wizard.unreachable}</p>
        <Button onClick={() => void cover.load()}>{words.wizard.retry}</Button>
      </div>
    );
  }
  const isFull = banners.length >= cap;
  const upload = pictureUpload(props, 'cover', ({ idMedia }) => cover.add(idMedia));
  return (
    <div className={wizard['step']}>
      <div className="container">
        <div className={styles['cover']}>
          <header className={wizard['head']}>
            <h1>{say.title}</h1>
            <p>{say.lead}</p>
          </header>
          {isLocked && (
            <p className={wizard['notice']}>
              {words.wizard.locked} <a href={paths.preview}>{words.wizard.toPreview}</a>
            </p>
          )}
          <p className={styles['count']}>{fill(say.count, { count: banners.length, cap })}</p>
          {banners.length > 0 && (
            <ol className={styles['banners']} aria-label={say.list}>
              {banners.map((banner, index) => (
                <BannerCard
                  key={banner.idMedia}
                  {...{ banner, index, say, words }}
                  count={banners.length}
                  disabled={isLocked}
                  onMove={cover.move}
                  onRemove={cover.remove}
                  onDescribe={cover.describe}
                />
              ))}
            </ol>
          )}
          {removed && (
            <p className={wizard['notice']}>
              {say.removed}{' '}
              <Button variant="quiet" size="small" onClick={cover.undo}>
                {say.undo}
              </Button>
            </p>
          )}
          {isFull ? (
            <p className={styles['full']}>{say.full}</p>
          ) : (
            <ImageUpload
              label={say.add}
              hint={say.uploadHint}
              words={words.upload}
              accept="image/png,image/jpeg"
              disabled={isLocked}
              {...upload}
            />
          )}
          <p className="visually-hidden" role="status">
            {cover.announced}
          </p>
        </div>
      </div>
      <WizardActions
        words={words}
        saving={cover.saving}
        disabled={isLocked}
        notice={cover.notice}
        onSave={(intent) => void cover.save(intent)}
      />
    </div>
  );
}
