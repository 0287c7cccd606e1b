import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { addMedia, listMedia } from '#features/authoring/media-library/library.api.ts'
import { MAX_MEDIA_BYTES, MEDIA_UPLOAD } from '#features/authoring/media-library/library.rules.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './media-library.module.css'

export const ACCEPTED = '.png,.jpg,.jpeg,.webp,.avif,.gif,.svg,.pdf,.mp4,.webm'

type MediaUploadProps = { folders: readonly string[]; onOpen: (path: string) => void }

/** Files go into the library as soon as each has come. */
export const MediaUpload = ({ folders, onOpen }: MediaUploadProps) => {
  const t = useTexts('media-library')
  const [queue] = useState(() => createUploadQueue({ kind: MEDIA_UPLOAD, maxBytes: MAX_MEDIA_BYTES }))
  const items = useUploadItems(queue)
  const [folder, setFolder] = useState('')
  const [added, setAdded] = useState<readonly string[]>([])
  const [refused, setRefused] = useState<readonly string[]>([])
  const taken = useRef(new Set<string>())
  const listId = useId()

  const take = useEffectEvent(async (key: string, name: string, uploadId: string): Promise<void> => {
    const answer = await call(addMedia, { body: { uploadId, folder }, errors: 'own' })
    queue.forget(key)
    if (answer.ok) setAdded((before) => [...before, answer.data.path])
    else setRefused((before) => [...before, name])
    await refreshQueries(listMedia)
  })
  useEffect(() => {
    for (const { key, name, state, upload } of items) {
      if (state !== 'done' || !upload || taken.current.has(key)) continue
      taken.current.add(key)
      void take(key, name, upload.id)
    }
  }, [items])

  return (
    <section className={styles.panel} aria-label={t('add')}>
      <TextField
        label={t('folder')}
        hint={t('folder.hint')}
        value={folder}
        maxLength={160}
        list={listId}
        onChange={(event) => setFolder(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {folders.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <FileUpload
        queue={queue}
        label={t('add.choose')}
        hint={t('add.hint')}
        accept={ACCEPTED}
        maxBytes={MAX_MEDIA_BYTES}
        isMultiple
      />
      <div role="status">
        {added.length > 0 && (
          <Message tone="ok">
            <p>{t('added', { count: added.length })}</p>
            <ul className={styles.list}>
              {added.map((path) => (
                <li key={path}>
                  <Button variant="quiet" size="small" onClick={() => onOpen(path)}>
                    {t('describe', { path })}
                  </Button>
                </li>
              ))}
            </ul>
          </Message>
        )}
        {refused.length > 0 && <Message tone="bad">{t('refused', { names: refused.join(', ') })}</Message>}
      </div>
    </section>
  )
}
