import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import { mergePerson, previewMerge } from '#features/administration/back-office/merge/merge-people.api.ts'
import { MERGE_GROUPS } from '#features/administration/back-office/merge/person-columns.rules.ts'
import { listPeople } from '#features/administration/back-office/people.api.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { RadioGroup } from '#ui/radio.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type MergeDialogProps = { ids: readonly [string, string]; onClose: (isMerged: boolean) => void }

/** Which of two accounts of one person stays, and what moves to it. */
export const MergeDialog = ({ ids: [one, other], onClose }: MergeDialogProps) => {
  const t = useTexts('back-office')
  const [staysId, setStaysId] = useState(one)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const leavesId = staysId === one ? other : one
  const request = { params: { id: staysId }, query: { from: leavesId } }
  const { data: plan } = useEndpointQuery(previewMerge, request, { keepsPrevious: true })
  const people = plan ? [plan.stays, plan.leaves].toSorted((a, b) => a.email.localeCompare(b.email)) : []
  const confirm = async (): Promise<void> => {
    setBusy(true)
    const { ok } = await call(mergePerson, { params: { id: staysId }, body: { from: leavesId }, errors: 'own' })
    setBusy(false)
    setFailed(!ok)
    if (!ok) return
    await refreshQueries(listPeople)
    onClose(true)
  }
  const moved = MERGE_GROUPS.filter((group) => plan?.moves[group])
  return (
    <Dialog
      open
      title={t('merge.title')}
      description={plan && t('merge.text', { name: plan.leaves.name, email: plan.leaves.email })}
      onClose={() => onClose(false)}
      footer={
        <>
          <Button variant="secondary" onClick={() => onClose(false)}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} disabled={!plan || plan.refusal !== null} onClick={() => void confirm()}>
            {t('merge.do')}
          </Button>
        </>
      }
    >
      <RadioGroup
        legend={t('merge.stays')}
        options={people.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }))}
        value={staysId}
        onChange={setStaysId}
      />
      {plan?.refusal && (
        <Message tone="bad" live>
          {t(`merge.refused.${plan.refusal}`)}
        </Message>
      )}
      {plan && !plan.refusal && (
        <>
          <h3>{t('merge.moves', { name: plan.stays.name })}</h3>
          {moved.length === 0 ? (
            <p>{t('merge.nothing')}</p>
          ) : (
            <ul>
              {moved.map((group) => (
                <li key={group}>{t(`merge.group.${group}`, { count: plan.moves[group] ?? 0 })}</li>
              ))}
            </ul>
          )}
          <p>{t('merge.roles', { name: plan.stays.name })}</p>
          {plan.lostRoles.length > 0 && (
            <Message tone="warn">
              {t('merge.lostRoles', {
                name: plan.leaves.name,
                roles: plan.lostRoles.map((role) => t(`role.${role}` as 'role.admin')).join(', '),
              })}
            </Message>
          )}
        </>
      )}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
