import { useEffect, useRef, useState, type ReactNode } from 'react'
import { isOver, mayAnnounce, shareDone } from '#foundation/work/job.rules.ts'
import type { JobView } from '#foundation/work/job.schema.ts'
import type { FollowedJob } from '#foundation/work/use-job.client.ts'
import { Button } from '#ui/button.tsx'
import { Message } from '#ui/message.tsx'
import { Progress } from '#ui/progress.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './job-progress.module.css'

type JobProgressProps = {
  followed: FollowedJob
  /** The name of the work, such as 'Import of products.csv'. */
  label: string
  /** The words of the feature whose work it is, for what the task reported. */
  describe?: (message: NonNullable<JobView['message']>) => string | undefined
  /** The same for an error's code; undefined for one that it does not know. */
  describeError?: (code: string) => string | undefined
  /** Shown when it is completed or was cancelled. */
  children?: (job: JobView) => ReactNode
}

/** Announced to screen readers: the latest sentence, but not more often than it can be listened to. */
const useAnnouncement = (job: JobView | undefined, sentence: string): string => {
  const [said, setSaid] = useState('')
  const saidAt = useRef(0)
  useEffect(() => {
    if (!job || sentence === said || !mayAnnounce(job, Date.now() - saidAt.current)) return
    saidAt.current = Date.now()
    setSaid(sentence)
  }, [job, sentence, said])
  return said
}

export const JobProgress = ({ followed, label, describe, describeError, children }: JobProgressProps) => {
  const t = useTexts('work')
  const formats = useFormats()
  const { job, isMissing, isStale, cancel } = followed
  const [isRequested, setIsRequested] = useState(false)
  const share = job && shareDone(job)
  const state = job ? t(job.isCancelling ? 'state.cancelling' : `state.${job.state}`) : t('state.queued')
  const detail = (job?.message && describe?.(job.message)) ?? undefined
  const percent = share === undefined ? '' : formats.percent(share)
  const announcement = useAnnouncement(job, [label, state, job && isOver(job) ? '' : percent].filter(Boolean).join(', '))
  const isRunning = !isMissing && (!job || !isOver(job))

  return (
    <div className={styles.job}>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isRunning && (
        <>
          <Progress label={label} detail={detail ?? state} value={share === undefined ? undefined : share * 100} />
          {isStale && <p className={styles.note}>{t('stale')}</p>}
          <div className={styles.actions}>
            <Button
              variant="secondary"
              size="small"
              busy={isRequested || job?.isCancelling === true}
              onClick={() => {
                setIsRequested(true)
                void cancel().finally(() => setIsRequested(false))
              }}
            >
              {t(job?.isCancelling ? 'state.cancelling' : 'cancel')}
            </Button>
          </div>
          <p className={styles.note}>{t('leave')}</p>
        </>
      )}
      {isMissing && <Message tone="warn">{t('missing')}</Message>}
      {job?.state === 'failed' && (
        <Message tone="bad" title={t('failed.title', { label })}>
          {(job.error && describeError?.(job.error.code)) ?? t('failed.text')}
        </Message>
      )}
      {(job?.state === 'completed' || job?.state === 'cancelled') && children?.(job)}
    </div>
  )
}
