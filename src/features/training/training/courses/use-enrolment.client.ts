import { useEffect, useState, useSyncExternalStore } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { usePage } from '#foundation/blocks/public.ts'
import { isSignedIn } from '#foundation/identity/public.ts'
import { cancelMyself, enrolMyself, readCourses, readOwnTraining } from '#features/training/training/courses/training.api.ts'
import type { ShownEnrolment } from '#features/training/training/courses/training.schema.ts'
import { useTexts } from '#ui/use-texts.tsx'

export type OwnTrainingReply = ReplyOf<typeof readOwnTraining>
type Note = { readonly tone: 'ok' | 'bad'; readonly text: string }

export type EnrolmentActions = {
  readonly isSignedIn: boolean
  /** Undefined for visitors, and while it loads. */
  readonly own: OwnTrainingReply | undefined
  readonly message: Note | undefined
  /** The date that is being changed. */
  readonly busyId: string | undefined
  readonly enrol: (dateId: string, course: string) => void
  readonly cancel: (enrolment: ShownEnrolment) => void
}

/** Messages hide by themselves [9.8.8]. */
const MESSAGE_MS = 7000
const subscribe = () => () => {}

/** Takes seats and gives them back; the list and the person's own dates follow. */
export const useEnrolment = (): EnrolmentActions => {
  const t = useTexts('training')
  const { config, locale } = usePage()
  const isHere = useSyncExternalStore(
    subscribe,
    () => isSignedIn(document.cookie, config.domainId),
    () => false,
  )
  const { data: own } = useEndpointQuery(readOwnTraining, isHere ? { query: { language: locale.language } } : undefined)
  const enrolling = useEndpointMutation(enrolMyself)
  const cancelling = useEndpointMutation(cancelMyself)
  const [message, setMessage] = useState<Note>()
  useEffect(() => {
    if (!message) return
    const timer = setTimeout(() => setMessage(undefined), MESSAGE_MS)
    return () => clearTimeout(timer)
  }, [message])
  const refresh = () => refreshQueries(readCourses, readOwnTraining)

  const enrol = async (dateId: string, course: string) => {
    try {
      const { status } = await enrolling.mutateAsync({ params: { dateId } })
      setMessage({ tone: 'ok', text: t(status === 'Enrolled' ? 'enrolled' : 'queued', { course }) })
    } catch {
      setMessage({ tone: 'bad', text: t('enrol.failed', { course }) })
    }
    await refresh()
  }
  const cancel = async ({ date }: ShownEnrolment) => {
    try {
      await cancelling.mutateAsync({ params: { dateId: date.id } })
      setMessage({ tone: 'ok', text: t('cancelled', { course: date.course.title }) })
    } catch {
      setMessage({ tone: 'bad', text: t('cancel.failed', { course: date.course.title }) })
    }
    await refresh()
  }
  return {
    isSignedIn: isHere,
    own,
    message,
    busyId: enrolling.isPending ? enrolling.variables.params.dateId : undefined,
    enrol: (dateId, course) => void enrol(dateId, course),
    cancel: (enrolment) => void cancel(enrolment),
  }
}
