import { useState } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries } from '#browser/query.ts'
import { pageHref, usePage } from '#features/blocks/public.ts'
import { OfficeGrid } from '#features/saved-views/public.ts'
import { changeRoles, listPeople } from '#features/back-office/office-list.api.ts'
import { GIVEN_ROLES, PEOPLE_LIST, PERSON_STATES, ROLES } from '#features/back-office/office-list.rules.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { Dialog } from '#ui/dialog.tsx'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'

type Person = ReplyOf<typeof listPeople>['rows'][number]
type Texts = ReturnType<typeof useTexts<'back-office'>>
type Role = (typeof GIVEN_ROLES)[number]

const RolesDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
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

const listColumns = (t: Texts, { date }: Formats, onChoose: (person: Person) => void): GridColumn<Person>[] => [
  { key: 'name', header: t('name'), rowHeader: true, cell: ({ name }) => name },
  { key: 'email', header: t('email'), cell: ({ email }) => email, phone: 'full' },
  { key: 'roles', header: t('roles'), cell: ({ roles }) => roles.map((role) => t(`role.${role}` as 'role.admin')).join(', ') },
  {
    key: 'status',
    header: t('status'),
    cell: ({ status }) => <Badge tone={status === 'active' ? 'ok' : 'idle'}>{t(`status.${status}` as 'status.active')}</Badge>,
  },
  { key: 'createdAt', header: t('since'), cell: ({ createdAt }) => date(createdAt), phone: 'hidden' },
  {
    key: 'actions',
    header: t('actions'),
    cell: (person) =>
      person.isSelf ? (
        '–'
      ) : (
        <Button variant="quiet" size="small" aria-label={t('roles.of', { name: person.name })} onClick={() => onChoose(person)}>
          {t('roles.change')}
        </Button>
      ),
  },
]

export const Block = () => {
  const t = useTexts('back-office')
  const [chosen, setChosen] = useState<Person>()
  const columns = listColumns(t, useFormats(), setChosen)
  const { locale } = usePage()
  return (
    <>
      <OfficeGrid
        name="people"
        caption={t('people')}
        endpoint={listPeople}
        list={PEOPLE_LIST}
        filters={[
          { key: 'find', label: t('people.find'), kind: 'text' },
          {
            key: 'role',
            label: t('roles'),
            kind: 'choice',
            options: ROLES.map((value) => ({
              value,
              label: t(`role.${value}`),
            })),
          },
          {
            key: 'status',
            label: t('status'),
            kind: 'choice',
            options: PERSON_STATES.map((value) => ({ value, label: t(`status.${value}`) })),
          },
        ]}
        columns={columns}
        rowsOf={({ rows }) => rows}
        rowKey={({ id }) => id}
      >
        <nav aria-label={t('people.more')}>
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/back-office/people/entitlements')}>
            {t('people.entitlements')}
          </ButtonLink>
        </nav>
      </OfficeGrid>
      {chosen && <RolesDialog key={chosen.id} person={chosen} onClose={() => setChosen(undefined)} />}
    </>
  )
}
