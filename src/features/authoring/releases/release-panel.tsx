import { useState } from 'react'
import { call, type Answer } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { useCheckWords, type FoundProblem } from '#features/authoring/authoring/public.ts'
import {
  cancelRelease,
  leaveRelease,
  listReleases,
  publishRelease,
  readRelease,
  removeRelease,
  revertRelease,
} from '#features/authoring/releases/release.api.ts'
import { maySay } from '#features/authoring/releases/release.rules.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ErrorState } from '#ui/state.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import { ReleaseContents } from '#features/authoring/releases/release-contents.tsx'

type ReleasePanelProps = { id: string; onDone: (reported: string, isOver?: boolean) => void }

const reasonOf = (problem: unknown, say: (found: FoundProblem) => string): string[] => {
  const { problems = [], pages = [] } = (problem ?? {}) as {
    problems?: readonly (FoundProblem & { page?: string })[]
    pages?: readonly string[]
  }
  return [...problems.map((found) => [found.page, say(found)].filter(Boolean).join(': ')), ...pages]
}

/** The pages of a release, its problems, and the possible actions. */
export const ReleasePanel = ({ id, onDone }: ReleasePanelProps) => {
  const t = useTexts('releases')
  const say = useCheckWords()
  const { dateTime } = useFormats()
  const { data, isError, refetch } = useEndpointQuery(readRelease, { params: { id } }, { staleTime: 0 })
  const [at, setAt] = useState('')
  const [busy, setBusy] = useState<string>()
  const [problems, setProblems] = useState<readonly string[]>()
  if (isError) return <ErrorState onRetry={() => void refetch()} />
  if (!data)
    return (
      <SkeletonGroup>
        <Skeleton />
        <Skeleton width="half" />
      </SkeletonGroup>
    )
  const { name, state, contents, scheduledAt, publishedAt } = data
  const step = async (what: string, send: () => Promise<Answer<unknown>>, reported: string, isOver = false): Promise<void> => {
    setBusy(what)
    setProblems(undefined)
    const answer = await send()
    setBusy(undefined)
    if (answer.ok) return onDone(reported, isOver)
    setProblems(reasonOf(answer.problem, say))
    await refreshQueries(readRelease, listReleases)
  }
  const params = { id }
  const publish = (time?: Date): Promise<void> =>
    step(
      time ? 'schedule' : 'publish',
      () => call(publishRelease, { params, body: time ? { at: time.toISOString() } : {}, errors: 'own' }),
      t(time ? 'planned' : 'published', { name }),
    )
  const isReady = contents.length > 0 && contents.every((page) => page.problems.length === 0)
  const passed = scheduledAt ?? publishedAt
  return (
    <>
      <p>
        {t(`state.${state}`)}
        {passed !== null && `, ${dateTime(passed)} (UTC)`}
      </p>
      {problems && (
        <Message tone="bad" live title={t('refused')}>
          {problems.length > 0 && (
            <ul>
              {problems.map((one) => (
                <li key={one}>{one}</li>
              ))}
            </ul>
          )}
        </Message>
      )}
      <ReleaseContents
        contents={contents}
        {...(maySay(state, 'change') && {
          onLeave: (pageId: string) =>
            void step('leave', () => call(leaveRelease, { params: { id, pageId }, errors: 'own' }), t('left')),
        })}
      />
      {maySay(state, 'publish') && (
        <FormStack>
          {!isReady && <Message tone="warn">{t(contents.length === 0 ? 'empty' : 'notReady')}</Message>}
          <Button busy={busy === 'publish'} disabled={!isReady} onClick={() => void publish()}>
            {t('publish', { count: contents.length })}
          </Button>
          <TextField
            size="small"
            type="datetime-local"
            label={t('at')}
            value={at}
            onChange={(event) => setAt(event.currentTarget.value)}
          />
          <Button
            variant="secondary"
            busy={busy === 'schedule'}
            disabled={!isReady || at === ''}
            onClick={() => void publish(new Date(at))}
          >
            {t('schedule')}
          </Button>
        </FormStack>
      )}
      {maySay(state, 'cancel') && (
        <Button
          variant="secondary"
          busy={busy === 'cancel'}
          onClick={() => void step('cancel', () => call(cancelRelease, { params, errors: 'own' }), t('cancelled', { name }))}
        >
          {t('cancelSchedule')}
        </Button>
      )}
      {maySay(state, 'revert') && (
        <Button
          variant="secondary"
          busy={busy === 'revert'}
          onClick={() => void step('revert', () => call(revertRelease, { params, errors: 'own' }), t('reverted', { name }))}
        >
          {t('revert')}
        </Button>
      )}
      {maySay(state, 'remove') && (
        <Button
          variant="quiet"
          busy={busy === 'remove'}
          onClick={() => void step('remove', () => call(removeRelease, { params, errors: 'own' }), t('removed', { name }), true)}
        >
          {t('remove')}
        </Button>
      )}
    </>
  )
}
