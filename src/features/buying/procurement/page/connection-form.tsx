import { useId, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { PageConnection } from '#features/buying/procurement/page/connection-door.client.ts'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type ConnectionDraft = {
  readonly name: string
  readonly domain: string
  readonly identity: string
  readonly person: string
  readonly frameOrigins: string[]
  readonly costCentre: string | null
  readonly documentsUrl: string | null
  readonly classification: string
}

/** Whom and what one can choose; staff type it, as they see all companies. */
export type Choices = {
  readonly people: readonly { readonly email: string; readonly name: string }[]
  readonly costCentres: readonly { readonly code: string; readonly name: string }[]
}

type ConnectionFormProps = {
  readonly id?: string
  readonly connection?: PageConnection | undefined
  readonly choices?: Choices | undefined
  readonly onSave: (draft: ConnectionDraft) => void
  readonly children?: ReactNode
}

const NOTHING = { name: '', domain: 'NetworkId', identity: '', person: '', costCentre: '', documentsUrl: '', classification: '' }

/** Who the system is, as whom it buys, and where it stands. */
export const ConnectionForm = ({ id, connection, choices, onSave, children }: ConnectionFormProps) => {
  const t = useTexts('procurement')
  const formId = useId()
  const { name, domain, identity, person, costCentre, documentsUrl, classification } = connection ?? NOTHING
  const [fields, setFields] = useState({
    ...{ name, domain, identity, classification, person: person === '' ? (choices?.people[0]?.email ?? '') : person },
    ...{ costCentre: costCentre ?? '', documentsUrl: documentsUrl ?? '' },
    origins: connection?.frameOrigins.join('\n') ?? '',
  })
  const bind = (key: keyof typeof fields, most: number) => ({
    value: fields[key],
    maxLength: most,
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [key]: value }))
    },
  })
  const choose = (key: 'person' | 'costCentre') => ({
    value: fields[key],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget
      setFields((before) => ({ ...before, [key]: value }))
    },
  })
  const save = (event: SyntheticEvent): void => {
    event.preventDefault()
    const { origins, costCentre: code, documentsUrl: address, ...rest } = fields
    onSave({
      ...rest,
      frameOrigins: origins.split(/\s+/).filter(Boolean),
      costCentre: code.trim() || null,
      documentsUrl: address.trim() || null,
    })
  }
  return (
    <form id={id ?? formId} noValidate onSubmit={save}>
      <FormStack>
        <TextField label={t('name')} hint={t('name.hint')} {...bind('name', 80)} />
        <TextField label={t('domain')} hint={t('domain.hint')} readOnly={connection !== undefined} {...bind('domain', 80)} />
        <TextField label={t('identity')} readOnly={connection !== undefined} {...bind('identity', 120)} />
        {choices ? (
          <Select
            label={t('person')}
            hint={t('person.hint')}
            options={choices.people.map(({ email, name: label }) => ({ value: email, label: `${label}, ${email}` }))}
            {...choose('person')}
          />
        ) : (
          <TextField label={t('person')} hint={t('person.hint')} inputMode="email" {...bind('person', 254)} />
        )}
        {choices ? (
          <Select
            label={t('costCentre')}
            options={[
              { value: '', label: t('costCentre.none') },
              ...choices.costCentres.map(({ code, name: label }) => ({ value: code, label: `${code} ${label}` })),
            ]}
            {...choose('costCentre')}
          />
        ) : (
          <TextField label={t('costCentre')} {...bind('costCentre', 40)} />
        )}
        <TextArea label={t('origins')} hint={t('origins.hint')} rows={2} {...bind('origins', 2000)} />
        <TextField label={t('documents')} hint={t('documents.hint')} inputMode="url" {...bind('documentsUrl', 500)} />
        <TextField label={t('classification')} inputMode="numeric" {...bind('classification', 8)} />
        {children}
      </FormStack>
    </form>
  )
}
