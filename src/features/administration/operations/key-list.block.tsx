import { useState, type SyntheticEvent } from 'react'
import { call } from '#browser/api.ts'
import { refreshQueries, useEndpointQuery } from '#browser/query.ts'
import {
  addIntegrationKey,
  listIntegrationKeys,
  replaceIntegrationKey,
  revokeIntegrationKey,
} from '#features/administration/operations/operations.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { FormGroup } from '#ui/form-layout.tsx'
import type { Formats } from '#ui/format.ts'
import { Message } from '#ui/message.tsx'
import { Section } from '#ui/section.tsx'
import { Table, type Column } from '#ui/table.tsx'
import { useFormats } from '#ui/use-formats.ts'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './operations.module.css'

type Key = ReplyOf<typeof listIntegrationKeys>['keys'][number]

const MadeKey = ({ text }: { text: string }) => {
  const t = useTexts('operations')
  return (
    <Message tone="ok">
      <TextField label={t('key.made')} value={text} readOnly onFocus={(event) => event.currentTarget.select()} />
    </Message>
  )
}

const NewKey = ({ scopes }: { scopes: readonly string[] }) => {
  const t = useTexts('operations')
  const [name, setName] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [days, setDays] = useState('365')
  const [made, setMade] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const add = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    const body = { name, scopes: [...chosen], days: days === '' ? null : Number(days) }
    const answer = await call(addIntegrationKey, { body, errors: 'own' })
    setFailed(!answer.ok)
    setMade(answer.ok ? answer.data.key : undefined)
    await refreshQueries(listIntegrationKeys)
  }
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)} aria-label={t('key.new')}>
      <div className={styles.line}>
        <TextField
          size="small"
          label={t('key.name')}
          value={name}
          maxLength={80}
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextField
          size="small"
          type="number"
          min={1}
          max={3650}
          label={t('key.days')}
          hint={t('key.daysHint')}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
      </div>
      <FormGroup legend={t('key.scopes')}>
        <div className={styles.scopes}>
          {scopes.map((scope) => (
            <Checkbox
              key={scope}
              label={scope}
              checked={chosen.includes(scope)}
              onChange={(event) =>
                setChosen(event.currentTarget.checked ? [...chosen, scope] : chosen.filter((each) => each !== scope))
              }
            />
          ))}
        </div>
      </FormGroup>
      <div>
        <Button type="submit" size="small" disabled={name.trim() === '' || chosen.length === 0}>
          {t('key.add')}
        </Button>
      </div>
      <div role="status">
        {made !== undefined && <MadeKey text={made} />}
        {hasFailed && <Message tone="bad">{t('failed')}</Message>}
      </div>
    </form>
  )
}

type Texts = ReturnType<typeof useTexts<'operations'>>

type Acts = { readonly revoke: (id: string) => void; readonly replace: (id: string) => void }

const KEY_TONES = { good: 'ok', ending: 'warn', ended: 'idle', revoked: 'idle' } as const

const listColumns = (t: Texts, { date }: Formats, { revoke, replace }: Acts): Column<Key>[] => [
  { key: 'name', header: t('key.name'), rowHeader: true, cell: ({ name }) => name },
  { key: 'scopes', header: t('key.scopes'), cell: ({ scopes }) => scopes.join(', '), phone: 'full' },
  { key: 'usedAt', header: t('key.used'), cell: ({ usedAt }) => (usedAt ? date(usedAt) : '–') },
  { key: 'expiresAt', header: t('key.ends'), cell: ({ expiresAt }) => (expiresAt ? date(expiresAt) : '–') },
  {
    key: 'state',
    header: t('state'),
    cell: ({ state }) => <Badge tone={KEY_TONES[state]}>{t(`key.state.${state}`)}</Badge>,
  },
  {
    key: 'actions',
    header: t('actions'),
    cell: ({ id, name, state }) =>
      state === 'good' || state === 'ending' ? (
        <>
          <Button variant="quiet" size="small" aria-label={t('key.replaceOf', { name })} onClick={() => replace(id)}>
            {t('key.replace')}
          </Button>
          <Button variant="quiet" size="small" aria-label={t('key.revokeOf', { name })} onClick={() => revoke(id)}>
            {t('key.revoke')}
          </Button>
        </>
      ) : (
        '–'
      ),
  },
]

export const Block = () => {
  const t = useTexts('operations')
  const formats = useFormats()
  const keys = useEndpointQuery(listIntegrationKeys, {}, { staleTime: 0 })
  const [hasFailed, setFailed] = useState(false)
  const revoke = async (id: string): Promise<void> => {
    const answer = await call(revokeIntegrationKey, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    await refreshQueries(listIntegrationKeys)
  }
  const [made, setMade] = useState<string>()
  const replace = async (id: string): Promise<void> => {
    const answer = await call(replaceIntegrationKey, { params: { id }, errors: 'own' })
    setFailed(!answer.ok)
    setMade(answer.ok ? answer.data.key : undefined)
    await refreshQueries(listIntegrationKeys)
  }
  return (
    <Section space="tight">
      <NewKey scopes={keys.data?.scopes ?? []} />
      {(hasFailed || keys.isError) && (
        <Message tone="bad" live>
          {t('failed')}
        </Message>
      )}
      <div role="status">{made !== undefined && <MadeKey text={made} />}</div>
      {keys.data?.keys.length === 0 && <Message tone="info">{t('key.none')}</Message>}
      {keys.data && keys.data.keys.length > 0 && (
        <Table
          caption={t('keys')}
          rows={keys.data.keys}
          rowKey={({ id }) => id}
          columns={listColumns(t, formats, { revoke: (id) => void revoke(id), replace: (id) => void replace(id) })}
        />
      )}
    </Section>
  )
}
