import { useState } from 'react'
import { call } from '#browser/api.ts'
import { pageHref, usePage } from '#foundation/blocks/public.ts'
import { OfficeGrid } from '#foundation/saved-views/public.ts'
import { AccessDialog, type AccessStep } from '#features/administration/back-office/access-dialog.tsx'
import { EraseDialog } from '#features/administration/back-office/erase-dialog.tsx'
import { ListExport } from '#features/administration/back-office/list-export.tsx'
import { MergeDialog } from '#features/administration/back-office/merge/merge-dialog.tsx'
import { PEOPLE_LIST, PERSON_STATES, ROLES } from '#features/administration/back-office/office-list.rules.ts'
import { invitePeople, listPeople, type ListedPerson } from '#features/administration/back-office/people.api.ts'
import { RecordLinks } from '#features/administration/back-office/record-links.tsx'
import { RolesDialog } from '#features/administration/back-office/roles-dialog.tsx'
import { Badge } from '#ui/badge.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import type { GridColumn, GridSelection } from '#ui/data-grid/grid-column.ts'
import type { Formats } from '#ui/format.ts'
import { Menu } from '#ui/menu.tsx'
import { Message } from '#ui/message.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './people-list.module.css'

type Texts = ReturnType<typeof useTexts<'back-office'>>
type Step = AccessStep | 'roles' | 'erase'
type Chosen = { readonly person: ListedPerson; readonly step: Step }

/** Deleted and denied people are out for other reasons. */
const listSteps = ({ status, isSelf, hasSecondFactor }: ListedPerson): readonly Step[] => {
  if (isSelf) return []
  if (status === 'deleted') return ['roles']
  if (status === 'denied') return ['roles', 'erase']
  if (status === 'deactivated') return ['roles', 'enable', 'erase']
  return ['roles', 'sessions', ...(hasSecondFactor ? (['factors'] as const) : []), 'disable', 'erase']
}

const WORDS = {
  roles: 'roles.change',
  disable: 'access.disable',
  enable: 'access.enable',
  sessions: 'access.sessions',
  factors: 'access.factors',
  erase: 'access.erase',
} as const

const FILTERS: readonly string[] = ['find', 'role', 'status']

const listColumns = (t: Texts, { date }: Formats, onChoose: (chosen: Chosen) => void): GridColumn<ListedPerson>[] => [
  { key: 'name', header: t('name'), rowHeader: true, cell: ({ name }) => name },
  { key: 'email', header: t('email'), cell: ({ email }) => email, phone: 'full' },
  { key: 'roles', header: t('roles'), cell: ({ roles }) => roles.map((role) => t(`role.${role}` as 'role.admin')).join(', ') },
  {
    key: 'status',
    header: t('status'),
    cell: ({ status, isDisabled, mergedInto }) => (
      <>
        <Badge tone={isDisabled ? 'bad' : status === 'active' ? 'ok' : 'idle'}>
          {t(isDisabled ? 'status.disabled' : (`status.${status}` as 'status.active'))}
        </Badge>
        {mergedInto !== null && <div className={styles.note}>{t('merge.note', { name: mergedInto })}</div>}
      </>
    ),
  },
  { key: 'createdAt', header: t('since'), cell: ({ createdAt }) => date(createdAt), phone: 'hidden', isOneLine: true },
  {
    key: 'actions',
    header: t('actions'),
    phone: 'full',
    cell: (person) => {
      const steps = listSteps(person)
      if (steps.length === 0) return '–'
      return (
        <Menu
          variant="quiet"
          size="small"
          aria-label={t('actions.of', { name: person.name })}
          label={t('actions')}
          items={steps.map((step) => ({
            key: step,
            label: t(WORDS[step]),
            destructive: step === 'erase',
            separated: step === 'erase',
          }))}
          onAction={(key) => {
            const step = steps.find((each) => each === key)
            if (step) onChoose({ person, step })
          }}
        />
      )
    },
  },
]

type OnSelected = (ids: readonly string[], clear: () => void) => void

const selectPeople = (
  t: Texts,
  { onInvite, onMerge }: { readonly onInvite: OnSelected; readonly onMerge: OnSelected },
): GridSelection<ListedPerson> => ({
  label: ({ name }) => name,
  actions: (ids, clear) => (
    <>
      <Button size="small" onClick={() => onInvite(ids, clear)}>
        {t('invite', { count: ids.length })}
      </Button>
      {ids.length === 2 && (
        <Button size="small" variant="secondary" onClick={() => onMerge(ids, clear)}>
          {t('merge')}
        </Button>
      )}
    </>
  ),
})

export const Block = () => {
  const t = useTexts('back-office')
  const [news, setNews] = useState<{ tone: 'ok' | 'bad'; text: string }>()
  const invite = async (ids: readonly string[], clear: () => void): Promise<void> => {
    const answer = await call(invitePeople, { body: { ids: [...ids] }, errors: 'own' })
    setNews(
      answer.ok ? { tone: 'ok', text: t('invited', { count: answer.data.invited }) } : { tone: 'bad', text: t('invite.failed') },
    )
    if (answer.ok) clear()
  }
  const [merge, setMerge] = useState<{ ids: readonly [string, string]; clear: () => void }>()
  const openMerge: OnSelected = ([one, other], clear) =>
    setMerge(one !== undefined && other !== undefined ? { ids: [one, other], clear } : undefined)
  const endMerge = (isMerged: boolean): void => {
    setMerge(undefined)
    if (!isMerged) return
    merge?.clear()
    setNews({ tone: 'ok', text: t('merge.done') })
  }
  const [chosen, setChosen] = useState<Chosen>()
  const columns = listColumns(t, useFormats(), setChosen)
  const { locale } = usePage()
  const close = () => setChosen(undefined)
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
            options: ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
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
        hasOwnExport
        selection={selectPeople(t, { onInvite: (ids, clear) => void invite(ids, clear), onMerge: openMerge })}
        tools={
          <>
            <RecordLinks path="/back-office/people/details" />
            <ListExport path="/api/back-office/v1/people.csv" filters={FILTERS}>
              {t('people.export')}
            </ListExport>
          </>
        }
      >
        {news && (
          <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
            {news.text}
          </Message>
        )}
        <nav aria-label={t('people.more')}>
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/back-office/people/details')}>
            {t('people.details')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/back-office/people/entitlements')}>
            {t('people.entitlements')}
          </ButtonLink>
          <ButtonLink variant="quiet" size="small" href={pageHref(locale, '/back-office/people/sign-in-messages')}>
            {t('people.signInMessages')}
          </ButtonLink>
        </nav>
      </OfficeGrid>
      {merge && <MergeDialog ids={merge.ids} onClose={endMerge} />}
      {chosen?.step === 'roles' && <RolesDialog key={chosen.person.id} person={chosen.person} onClose={close} />}
      {chosen?.step === 'erase' && (
        <EraseDialog
          key={chosen.person.id}
          person={chosen.person}
          onClose={close}
          onErased={() => setNews({ tone: 'ok', text: t('access.erase.begun') })}
        />
      )}
      {chosen && chosen.step !== 'roles' && chosen.step !== 'erase' && (
        <AccessDialog person={chosen.person} step={chosen.step} onClose={close} />
      )}
    </>
  )
}
