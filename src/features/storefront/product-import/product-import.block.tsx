import { useEffect, useState } from 'react'
import { refreshQueries } from '#browser/query.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { ImportHistory } from '#features/storefront/product-import/import-history.tsx'
import { ImportReport } from '#features/storefront/product-import/import-report.tsx'
import { MAX_FILE_BYTES, UPLOAD_KIND } from '#features/storefront/product-import/product-import.rules.ts'
import { useImports } from '#features/storefront/product-import/use-imports.client.ts'
import { createUploadQueue, FileUpload, useUploadItems } from '#foundation/uploads/public.ts'
import { isOver, JobProgress, listOwnJobs, useJob } from '#foundation/work/public.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './product-import.module.css'

/** The words of what it is made of. */
export const texts: readonly string[] = ['work', 'uploads']

const ERROR_CODES = ['unreadable', 'gone'] as const

export const Block = () => {
  const t = useTexts('product-import')
  const { locale } = usePage()
  const [queue] = useState(() => createUploadQueue({ kind: UPLOAD_KIND, maxBytes: MAX_FILE_BYTES }))
  const items = useUploadItems(queue)
  const { jobs, currentId, isStarting, problem, start } = useImports()
  const followed = useJob(currentId)
  const isEnded = followed.job !== undefined && isOver(followed.job)
  const isRunning = currentId !== undefined && !isEnded && !followed.isMissing
  useEffect(() => {
    if (isEnded) void refreshQueries(listOwnJobs)
  }, [isEnded])

  const ready = items.find(({ state }) => state === 'done')
  const file = followed.job?.message?.values?.['file']
  const describeError = (code: string): string | undefined => {
    const known = ERROR_CODES.find((each) => each === code)
    return known && t(`error.${known}`)
  }
  const earlier = jobs?.filter(({ id }) => id !== currentId) ?? []

  return (
    <Section space="tight">
      <div className={styles.panel}>
        <nav aria-label={t('more')}>
          {(['products', 'dealers'] as const).map((name) => (
            <ButtonLink key={name} variant="quiet" size="small" href={pageHref(locale, `/back-office/catalogue/${name}`)}>
              {t(`more.${name}`)}
            </ButtonLink>
          ))}
        </nav>
        {currentId !== undefined && (
          <JobProgress
            followed={followed}
            label={file === undefined ? t('import') : t('import.of', { file })}
            describe={({ key, values }) => (key === 'message.reading' || key === 'message.settling' ? t(key, values) : undefined)}
            describeError={describeError}
          >
            {(job) => <ImportReport job={job} />}
          </JobProgress>
        )}
        {!isRunning && (
          <section className={styles.panel} aria-label={t('new')}>
            <h2>{t('new')}</h2>
            <FileUpload
              queue={queue}
              label={t('choose')}
              hint={t('hint')}
              accept=".csv,.jsonl,.ndjson,text/csv"
              maxBytes={MAX_FILE_BYTES}
            />
            {ready?.upload && (
              <div>
                <Button
                  busy={isStarting}
                  onClick={async () => {
                    if (ready.upload && (await start(ready.upload.id))) queue.forget(ready.key)
                  }}
                >
                  {t('start', { file: ready.name })}
                </Button>
              </div>
            )}
            {problem && (
              <Message tone="bad" live>
                {t(`problem.${problem}`)}
              </Message>
            )}
          </section>
        )}
        {earlier.length > 0 && <ImportHistory jobs={earlier} />}
      </div>
    </Section>
  )
}
