import { useState } from 'react'
import { call } from '#browser/api.ts'
import { replaceMedia, type readMedia } from '#features/authoring/media-library/library.api.ts'
import { AssetPicker } from '#features/authoring/media-library/asset-picker.tsx'
import { MAX_MEDIA_BYTES, MEDIA_UPLOAD } from '#features/authoring/media-library/library.rules.ts'
import { ACCEPTED } from '#features/authoring/media-library/media-upload.tsx'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

type MediaReplaceProps = { asset: ReplyOf<typeof readMedia>; onDone: (reported: string) => void }

/** Another file in its place everywhere: under the same address, or another one of the library on every page. */
export const MediaReplace = ({ asset, onDone }: MediaReplaceProps) => {
  const t = useTexts('media-library')
  const [queue] = useState(() => createUploadQueue({ kind: MEDIA_UPLOAD, maxBytes: MAX_MEDIA_BYTES }))
  const ready = useUploadItems(queue).find(({ state }) => state === 'done')
  const [isPicking, setPicking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<'failed' | 'replace.kind'>()
  const replace = async (by: { uploadId: string } | { by: string }): Promise<void> => {
    setBusy(true)
    const answer = await call(replaceMedia, { body: { path: asset.path, ...by }, errors: 'own' })
    setBusy(false)
    if (ready && 'uploadId' in by) queue.forget(ready.key)
    if (answer.ok) onDone(t('replaced', { path: asset.path, count: answer.data.pages }))
    else setProblem(answer.status === 415 ? 'replace.kind' : 'failed')
  }
  return (
    <details className={styles.item}>
      <summary>{t('replace')}</summary>
      <div className={styles.form}>
        <p>{t('replace.text', { count: asset.uses.length })}</p>
        <FileUpload queue={queue} label={t('replace.file')} accept={ACCEPTED} maxBytes={MAX_MEDIA_BYTES} />
        <div className={styles.bar}>
          {ready?.upload && (
            <Button busy={isBusy} onClick={() => ready.upload && void replace({ uploadId: ready.upload.id })}>
              {t('replace.by', { name: ready.name })}
            </Button>
          )}
          <Button variant="secondary" disabled={asset.uses.length === 0} onClick={() => setPicking(true)}>
            {t('replace.other')}
          </Button>
        </div>
        {problem && (
          <Message tone="bad" live>
            {t(problem)}
          </Message>
        )}
      </div>
      {isPicking && (
        <AssetPicker
          kind={asset.mediaType.startsWith('image/') ? 'picture' : 'file'}
          onClose={() => setPicking(false)}
          onChoose={({ path }) => {
            setPicking(false)
            void replace({ by: path })
          }}
        />
      )}
    </details>
  )
}
