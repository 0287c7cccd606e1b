import { useState } from 'react'
import { call } from '#browser/api.ts'
import { toGridData, useGridQuery } from '#browser/grid-query.ts'
import { useEndpointQuery } from '#browser/query.ts'
import { shortenSoldTo } from '#foundation/accounts/public.ts'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import { rememberColumns } from '#foundation/saved-views/public.ts'
import { inviteColleague, listPeople, readCompany, type ListedColleague } from '#features/company/people/colleague.api.ts'
import { COLLEAGUE_STATES, PEOPLE_LIST, type ColleagueState } from '#features/company/people/colleague.rules.ts'
import { EditDialog } from '#features/company/people/edit-dialog.tsx'
import { InviteDialog } from '#features/company/people/invite-dialog.tsx'
import { RemoveDialog } from '#features/company/people/remove-dialog.tsx'
import type { Company } from '#features/company/people/rights-fields.tsx'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataGrid } from '#ui/data-grid/data-grid.tsx'
import type { GridColumn } from '#ui/data-grid/grid-column.ts'
import { useGrid } from '#ui/data-grid/use-grid.ts'
import { Message, type MessageTone } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './company-people.module.css'

type Step = 'edit' | 'remove' | 'resend'
type Chosen = { readonly person: ListedColleague; readonly step: Step }
type News = { readonly tone: MessageTone; readonly text: string }

const TONES: Readonly<Record<ColleagueState, BadgeTone>> = { Active: 'ok', Invited: 'info', Disabled: 'idle' }
const NAMES = { edit: 'edit.of', remove: 'remove.of', resend: 'resend.of' } as const
const nameOf = ({ givenName, familyName }: ListedColleague): string => `${givenName} ${familyName}`

const listSteps = ({ state, isLastAdmin }: ListedColleague): readonly Step[] => [
  'edit',
  ...(state === 'Invited' ? (['resend'] as const) : []),
  ...(isLastAdmin ? [] : (['remove'] as const)),
]

const useColumns = (company: Company | undefined, onChoose: (chosen: Chosen) => void): readonly GridColumn<ListedColleague>[] => {
  const t = useTexts('people')
  const { money, number } = useFormats()
  const total = company?.accounts.length ?? 0
  const describeAccounts = ({ accounts }: ListedColleague): string => {
    const [only] = accounts
    if (only === undefined) return t('accounts.none')
    if (accounts.length === 1) return shortenSoldTo(only.slice(only.indexOf('~') + 1))
    const isAll = accounts.length === total
    return isAll ? t('accounts.all', { count: number(total) }) : t('accounts.some', { count: number(accounts.length), total: number(Math.max(total, accounts.length)) })
  }
  const describeLimit = ({ role, orderLimit }: ListedColleague): string => {
    if (role === 'viewer') return '–'
    if (role === 'requester') return t('limit.requester')
    return orderLimit ? money(orderLimit) : t('limit.none')
  }
  return [
    {
      key: 'name',
      header: t('person'),
      rowHeader: true,
      phone: 'full',
      cell: (person) => (
        <>
          {nameOf(person)}
          {person.isSelf && ` (${t('self')})`}
          {person.isLastAdmin && <span className={styles.note}>{t('lastAdmin')}</span>}
        </>
      ),
    },
    { key: 'email', header: t('email'), phone: 'full', cell: ({ email }) => email },
    { key: 'role', header: t('role'), cell: ({ role }) => t(`role.${role}`) },
    { key: 'accounts', header: t('accounts'), cell: describeAccounts },
    { key: 'limit', header: t('limit'), numeric: true, cell: describeLimit },
    {
      key: 'costCentres',
      header: t('costCentres'),
      isOptional: true,
      cell: ({ costCentres }) => (costCentres.length === 0 ? '–' : costCentres.join(', ')),
    },
    { key: 'state', header: t('state'), cell: ({ state }) => <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge> },
    {
      key: 'actions',
      header: t('actions'),
      phone: 'full',
      cell: (person) => (
        <span className={styles.actions}>
          {listSteps(person).map((step) => (
            <Button
              key={step}
              variant="quiet"
              size="small"
              aria-label={t(NAMES[step], { name: nameOf(person) })}
              onClick={() => onChoose({ person, step })}
            >
              {t(step)}
            </Button>
          ))}
        </span>
      ),
    },
  ]
}

const useFilters = (company: Company | undefined) => {
  const t = useTexts('people')
  return [
    { key: 'find', label: t('find'), hint: t('find.hint'), kind: 'text' as const, isFirst: true },
    {
      key: 'role',
      label: t('role'),
      kind: 'choice' as const,
      options: COMPANY_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
    },
    {
      key: 'account',
      label: t('account'),
      kind: 'choice' as const,
      options: (company?.accounts ?? []).map(({ key, number, name }) => ({ value: key, label: `${shortenSoldTo(number)} ${name}` })),
    },
    {
      key: 'state',
      label: t('state'),
      kind: 'choice' as const,
      options: COLLEAGUE_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
    },
  ]
}

/** People of the company: invited, limited and removed by the company's own admins. */
export const Block = () => {
  const t = useTexts('people')
  const { number } = useFormats()
  const { data: company } = useEndpointQuery(readCompany, {})
  const [chosen, setChosen] = useState<Chosen>()
  const [isInviting, setInviting] = useState(false)
  const [news, setNews] = useState<News>()
  const close = (): void => setChosen(undefined)
  const report = (text: string, tone: MessageTone = 'ok'): void => {
    close()
    setInviting(false)
    setNews({ tone, text })
  }
  const resend = async ({ email, givenName, familyName, role, accounts, orderLimit, costCentres }: ListedColleague): Promise<void> => {
    const body = { email, givenName, familyName, role, accounts, orderLimit, costCentres }
    const answer = await call(inviteColleague, { body, errors: 'own' })
    if (answer.ok) report(t('sent', { email }))
    else report(t(answer.status === 429 ? 'refused.tooOften' : 'failed'), 'bad')
  }
  const columns = useColumns(company, (next) => (next.step === 'resend' ? void resend(next.person) : setChosen(next)))
  const grid = useGrid({ list: PEOPLE_LIST, filters: useFilters(company), columns }, rememberColumns('company-people'))
  const people = useGridQuery(listPeople, grid.query)
  const counts = company?.people
  return (
    <Section space="tight">
      <div className={styles.top}>
        <p className={styles.summary}>
          {company && counts && t('summary', { people: number(counts.active + counts.disabled + counts.invited), company: company.name, invited: number(counts.invited) })}
        </p>
        <Button size="small" disabled={!company} onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      </div>
      {news && (
        <Message tone={news.tone} live onDismiss={() => setNews(undefined)}>
          {news.text}
        </Message>
      )}
      <DataGrid
        caption={t('people')}
        grid={grid}
        columns={columns}
        rowKey={({ id }) => id}
        data={toGridData(people, ({ rows }) => rows)}
        headingLevel={2}
      />
      {company && isInviting && (
        <InviteDialog company={company} onClose={() => setInviting(false)} onSent={(email) => report(t('sent', { email }))} />
      )}
      {company && chosen?.step === 'edit' && (
        <EditDialog key={chosen.person.id} company={company} person={chosen.person} onClose={close} onSaved={() => report(t('saved'))} />
      )}
      {chosen?.step === 'remove' && (
        <RemoveDialog person={chosen.person} onClose={close} onRemoved={(name) => report(t('removed', { name }))} />
      )}
    </Section>
  )
}
