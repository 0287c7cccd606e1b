import { useEffect, useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { listData } from '#features/administration/data-admin/data-admin.api.ts'
import { IMPORT_UPLOAD, MAX_IMPORT_BYTES } from '#features/administration/data-admin/data-admin.rules.ts'
import {
  applyDataImport,
  listDataImports,
  readDataImport,
  startDataImport,
  undoDataImport,
} from '#features/administration/data-admin/imports/data-import.api.ts'
import { ImportChanges } from '#features/administration/data-admin/imports/import-changes.tsx'
import { Waiting } from '#features/administration/data-admin/waiting.tsx'
import { ImportHistory } from '#features/administration/data-admin/imports/import-history.tsx'
import { usePage } from '#foundation/blocks/public.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../data-admin.module.css'

const FOLLOW_MS = 700
const WORKING = new Set(['checking', 'importing', 'undoing'])

/** A file is chosen, checked, looked at and then saved; an import of the last day is taken back here. */
export const ImportPanel = ({ kind }: { kind: string }) => {
  const t = useTexts('data-admin')
  const { language } = usePage().locale
  const [queue] = useState(() => createUploadQueue({ kind: IMPORT_UPLOAD, maxBytes: MAX_IMPORT_BYTES }))
  const items = useUploadItems(queue)
  const [id, setId] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const earlier = useEndpointQuery(listDataImports, { params: { kind } })
  const current = useEndpointQuery(readDataImport, id === undefined ? undefined : { params: { kind, id }, query: { language } }, {
    followMs: (found) => (found && !WORKING.has(found.state) ? undefined : FOLLOW_MS),
  })
  const state = current.data?.state
  useEffect(() => {
    if (state === 'done' || state === 'undone') void refreshQueries(listData)
    if (state !== undefined) void refreshQueries(listDataImports)
  }, [state])

  const ready = items.find((item) => item.state === 'done')
  const act = async (work: Promise<{ readonly ok: boolean }>): Promise<boolean> => {
    setBusy(true)
    const { ok } = await work
    setBusy(false)
    setFailed(!ok)
    if (ok) await refreshQueries(readDataImport)
    return ok
  }
  const start = async (uploadId: string, key: string): Promise<void> => {
    const answer = await call(startDataImport, { params: { kind }, body: { uploadId }, errors: 'own' })
    setFailed(!answer.ok)
    if (!answer.ok) return
    queue.forget(key)
    setId(answer.data.id)
  }
  const count = current.data ? current.data.counts.new + current.data.counts.changed + current.data.counts.deleted : 0
  return (
    <div className={styles.import}>
      {state !== 'checked' && (
        <>
          <FileUpload
            queue={queue}
            label={t('import.file')}
            hint={t('import.hint')}
            accept=".csv,.xlsx,.ndjson,text/csv"
            maxBytes={MAX_IMPORT_BYTES}
          />
          <ButtonLink variant="quiet" size="small" href={`/api/back-office/v1/data/${kind}/sample.csv`} download>
            {t('import.sample')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={`/api/back-office/v1/data/${kind}/guide.md`}>
            {t('import.guide')}
          </ButtonLink>
        </>
      )}
      {ready?.upload && (
        <Button onClick={() => void (ready.upload && start(ready.upload.id, ready.key))}>
          {t('import.check', { file: ready.name })}
        </Button>
      )}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      {state !== undefined && WORKING.has(state) && <Waiting>{t(`import.state.${state}`, { count: 0 })}</Waiting>}
      {current.data && state === 'failed' && (
        <Message tone="bad" live>
          {current.data.problem ?? t('failed')}
        </Message>
      )}
      {current.data && (state === 'done' || state === 'undone') && (
        <Message tone="ok" live>
          {t(`import.state.${state}`, { count: count - current.data.counts.skipped })}
        </Message>
      )}
      {current.data && state === 'undone' && current.data.counts.skipped > 0 && (
        <Message tone="warn" live>
          {t('import.skipped', {
            count: current.data.counts.skipped,
            names: `${current.data.skipped.map(({ key }) => key).join('; ')}${current.data.skipped.length < current.data.counts.skipped ? ' …' : ''}`,
          })}
        </Message>
      )}
      {current.data && (state === 'checked' || state === 'done') && <ImportChanges kind={kind} found={current.data} />}
      {current.data && state === 'checked' && (
        <div className={styles.actions}>
          <Button
            busy={isBusy}
            disabled={count === 0}
            onClick={() => void act(call(applyDataImport, { params: { kind, id: current.data?.id ?? '' }, errors: 'own' }))}
          >
            {t('import.apply', { count })}
          </Button>
          <Button variant="secondary" onClick={() => setId(undefined)}>
            {t('import.other')}
          </Button>
        </div>
      )}
      <ImportHistory
        imports={earlier.data?.imports ?? []}
        onUndo={(undone) => {
          setId(undone)
          void act(call(undoDataImport, { params: { kind, id: undone }, errors: 'own' }))
        }}
      />
    </div>
  )
}
