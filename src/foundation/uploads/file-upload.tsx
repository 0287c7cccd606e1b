import { useEffect, useId, useRef, useState, useSyncExternalStore, type DragEvent } from 'react'
import { UploadRow } from '#foundation/uploads/upload-row.tsx'
import type { UploadItem, UploadQueue } from '#foundation/uploads/upload-queue.client.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-error.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './file-upload.module.css'

type FileUploadProps = {
  /** Made once by whoever uses what comes: `createUploadQueue({ kind, maxBytes })`. */
  queue: UploadQueue
  label: string
  /** The accepted files, in words. */
  hint?: string
  /** Why what was chosen, or nothing, is refused. */
  error?: string | undefined
  /** Of the button that opens the browser's list of files. */
  id?: string
  /** For the browser's list of files; the server looks into them. */
  accept?: string
  maxBytes: number
  isMultiple?: boolean
}

const NONE: readonly UploadItem[] = []

export const useUploadItems = (queue: UploadQueue): readonly UploadItem[] =>
  useSyncExternalStore(queue.listen, queue.read, () => NONE)

const hasFiles = (event: DragEvent): boolean => event.dataTransfer.types.includes('Files')

export const FileUpload = ({ queue, label, hint, error, id: button, accept, maxBytes, isMultiple = false }: FileUploadProps) => {
  const t = useTexts('uploads')
  const formats = useFormats()
  const items = useUploadItems(queue)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  const [news, setNews] = useState('')
  const reported = useRef(new Set<string>())
  const id = useId()
  const about = error ? `${id}-hint ${id}-error` : `${id}-hint`

  useEffect(() => {
    for (const { key, name, state } of items) {
      if ((state !== 'done' && state !== 'failed') || reported.current.has(`${key} ${state}`)) continue
      reported.current.add(`${key} ${state}`)
      setNews(t(`said.${state}`, { name }))
    }
  }, [items, t])

  const take = (files: FileList | null): void => {
    const chosen = [...(files ?? [])]
    queue.add(isMultiple ? chosen : chosen.slice(0, 1))
  }

  return (
    <div className={styles.upload}>
      <div
        className={styles.zone}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          if (!hasFiles(event)) return
          event.preventDefault()
          setIsOver(false)
          take(event.dataTransfer.files)
        }}
      >
        <p className={styles.label} id={id}>
          {label}
        </p>
        <p className={styles.hint} id={`${id}-hint`}>
          {hint} {t('limit', { size: formats.fileSize(maxBytes) })}
        </p>
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          tabIndex={-1}
          accept={accept}
          multiple={isMultiple}
          aria-labelledby={id}
          aria-describedby={about}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            take(event.currentTarget.files)
            // The same file may be chosen again.
            event.currentTarget.value = ''
          }}
        />
        <Button id={button} variant="secondary" aria-describedby={`${id} ${about}`} onClick={() => input.current?.click()}>
          {t(isMultiple ? 'choose' : 'choose.one')}
        </Button>
        <p className={styles.drop}>{t('drop')}</p>
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <p className="visually-hidden" role="status">
        {news}
      </p>
      {items.length > 0 && (
        <ul className={styles.items} aria-label={t('files')}>
          {items.map((item) => (
            <UploadRow key={item.key} item={item} queue={queue} />
          ))}
        </ul>
      )}
    </div>
  )
}
