import type { UploadItem, UploadQueue } from '#foundation/uploads/upload-queue.client.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Progress } from '#ui/progress.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './file-upload.module.css'

/** One file with how far it is and what can be done about it; names in the labels tell the buttons apart. */
export const UploadRow = ({ item, queue }: { item: UploadItem; queue: UploadQueue }) => {
  const t = useTexts('uploads')
  const formats = useFormats()
  const { key, name, size, sent, state, problem } = item
  const isUnderWay = state === 'sending' || state === 'retrying' || state === 'waiting'
  const words =
    state === 'sending' ? t('sending', { sent: formats.fileSize(sent), size: formats.fileSize(size) }) : t(`state.${state}`)
  return (
    <li className={styles.item} data-state={state}>
      {isUnderWay || state === 'paused' ? (
        <Progress label={name} detail={words} value={sent} max={size} />
      ) : (
        <p className={styles.end}>
          <Icon name={state === 'done' ? 'check' : 'alert'} size="small" />
          <span>
            <strong>{name}</strong> <span className={styles.words}>{problem ? t(`problem.${problem}`) : words}</span>
          </span>
        </p>
      )}
      <div className={styles.actions}>
        {isUnderWay && (
          <Button variant="quiet" size="small" aria-label={t('pause.named', { name })} onClick={() => queue.pause(key)}>
            {t('pause')}
          </Button>
        )}
        {state === 'paused' && (
          <Button variant="quiet" size="small" aria-label={t('resume.named', { name })} onClick={() => queue.resume(key)}>
            {t('resume')}
          </Button>
        )}
        {problem === 'failed' && (
          <Button variant="quiet" size="small" aria-label={t('retry.named', { name })} onClick={() => queue.resume(key)}>
            {t('retry')}
          </Button>
        )}
        <Button variant="quiet" size="small" aria-label={t('remove.named', { name })} onClick={() => queue.remove(key)}>
          {t('remove')}
        </Button>
      </div>
    </li>
  )
}
