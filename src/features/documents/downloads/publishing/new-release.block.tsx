import { useState, type SubmitEvent } from 'react'
import { createIntent } from '#browser/idempotency-key.ts'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { listPublishedSoftware, startRelease } from '#features/documents/downloads/publishing/new-release.api.ts'
import { MAX_RELEASE_BYTES, RELEASE_UPLOAD } from '#features/documents/downloads/publishing/new-release.rules.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { JobProgress, useJob } from '#foundation/work/public.ts'
import { Button } from '#ui/button.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormActions } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './new-release.module.css'

/** The words of what it is made of. */
export const texts: readonly string[] = ['work', 'uploads']

const EMPTY = { productKey: '', version: '', notes: '', replaces: '' }

/** A version with its file and what is new; whoever waits for it gets a mail. */
export const Block = () => {
  const t = useTexts('downloads')
  const { language } = usePage().locale
  const [queue] = useState(() => createUploadQueue({ kind: RELEASE_UPLOAD, maxBytes: MAX_RELEASE_BYTES }))
  const ready = useUploadItems(queue).find(({ state }) => state === 'done')
  const { data } = useEndpointQuery(listPublishedSoftware, { query: { language } })
  const { mutateAsync, isPending, error } = useEndpointMutation(startRelease)
  const [intent] = useState(createIntent)
  const [values, setValues] = useState(EMPTY)
  const [jobId, setJobId] = useState<string>()
  const followed = useJob(jobId)
  const products = data?.products ?? []
  const chosen = products.find(({ key }) => key === values.productKey)
  const write = (name: keyof typeof EMPTY) => (event: { readonly currentTarget: { readonly value: string } }) => {
    const { value } = event.currentTarget
    setValues((before) => ({ ...before, [name]: value }))
  }
  const isReady = ready?.upload !== undefined && values.productKey !== '' && values.version.trim() !== ''
  const send = async (): Promise<void> => {
    if (!ready?.upload || !isReady || isPending) return
    const { replaces, ...rest } = values
    const body = { ...rest, uploadId: ready.upload.id, language, ...(replaces !== '' && { replaces }) }
    try {
      const started = await mutateAsync({ body, headers: intent.headersFor(body) })
      intent.settle()
      setJobId(started.jobId)
      queue.forget(ready.key)
      setValues(EMPTY)
      await refreshQueries(listPublishedSoftware)
    } catch {
      // The failure is in `error`.
    }
  }
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault()
    void send()
  }
  const { code } = (error?.problem ?? {}) as { readonly code?: string }
  return (
    <Section space="tight">
      <form className={styles.panel} aria-labelledby="new-release" onSubmit={submit}>
        <h2 id="new-release">{t('publish.title')}</h2>
        <p className={styles.lead}>{t('publish.lead')}</p>
        <div className={styles.fields}>
          <Select
            label={t('publish.product')}
            placeholder={t('publish.choose')}
            value={values.productKey}
            onChange={write('productKey')}
            options={products.map(({ key, name, version }) => ({
              value: key,
              label: version === null ? name : `${name} (${version})`,
            }))}
          />
          <TextField label={t('publish.version')} maxLength={40} value={values.version} onChange={write('version')} />
        </div>
        <TextArea
          label={t('publish.notes')}
          hint={t('publish.notes.hint')}
          maxLength={8000}
          value={values.notes}
          onChange={write('notes')}
        />
        <Select
          label={t('publish.replaces')}
          placeholder={t('publish.replaces.none')}
          value={values.replaces}
          onChange={write('replaces')}
          options={products
            .filter(({ key, replacedBy }) => key !== values.productKey && replacedBy === null)
            .map(({ key, name }) => ({ value: key, label: name }))}
        />
        <FileUpload queue={queue} label={t('publish.file')} hint={t('publish.file.hint')} maxBytes={MAX_RELEASE_BYTES} />
        {error && (
          <Message tone="bad" live>
            {t(code === 'version_exists' ? 'publish.exists' : 'publish.failed')}
          </Message>
        )}
        <FormActions>
          <Button type="submit" busy={isPending} disabled={!isReady}>
            {t('publish.send')}
          </Button>
          {chosen && chosen.watchers > 0 && (
            <span className={styles.lead}>{t('publish.watchers', { count: chosen.watchers })}</span>
          )}
        </FormActions>
      </form>
      {jobId !== undefined && (
        <JobProgress
          followed={followed}
          label={t('publish.job')}
          describe={({ key, values: said }) =>
            key === 'publish.storing' || key === 'publish.telling' ? t(key, said) : undefined
          }
        >
          {({ result }) => {
            const { version = '', told = 0 } = (result ?? {}) as { readonly version?: string; readonly told?: number }
            return <Message tone="ok">{t('publish.done', { version, count: told })}</Message>
          }}
        </JobProgress>
      )}
    </Section>
  )
}
