import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { GIVEN_ROLES } from '#features/administration/back-office/office-list.rules.ts'
import { changeRoles, listPeople, type ListedPerson } from '#features/administration/back-office/people.api.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Role = (typeof GIVEN_ROLES)[number]

export const RolesDialog = ({ person, onClose }: { person: ListedPerson; onClose: () => void }) => {
  const t = useTexts('back-office')
  const [roles, setRoles] = useState<readonly Role[]>(GIVEN_ROLES.filter((role) => person.roles.includes(role)))
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const save = async (): Promise<void> => {
    setBusy(true)
    const answer = await call(changeRoles, { params: { id: person.id }, body: { roles: [...roles] }, errors: 'own' })
    setBusy(false)
    setFailed(!answer.ok)
    if (!answer.ok) return
    await refreshQueries(listPeople)
    onClose()
  }
  return (
    <Dialog
      open
      title={t('roles.title', { name: person.name })}
      description={t('roles.text')}
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void save()}>
            {t('save')}
          </Button>
        </>
      }
    >
      {GIVEN_ROLES.map((role) => (
        <Checkbox
          key={role}
          label={t(`role.${role}`)}
          checked={roles.includes(role)}
          onChange={({ currentTarget: { checked } }) =>
            setRoles(checked ? [...roles, role] : roles.filter((each) => each !== role))
          }
        />
      ))}
      {hasFailed && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
    </Dialog>
  )
}
