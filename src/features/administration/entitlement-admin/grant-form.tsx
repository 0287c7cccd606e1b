import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type Grant = { readonly person: string; readonly tool: string; readonly expiresOn: string | null }
type GrantFormProps = { tools: readonly { readonly id: string; readonly name: string }[]; onGrant: (grant: Grant) => void }

/** Somebody gets a tool without having asked for it. */
export const GrantForm = ({ tools, onGrant }: GrantFormProps) => {
  const t = useTexts('entitlement-admin')
  const [person, setPerson] = useState('')
  const [tool, setTool] = useState('')
  const [until, setUntil] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onGrant({ person: person.trim(), tool, expiresOn: until === '' ? null : until })
      }}
    >
      <FormStack>
        <TextField
          size="small"
          type="email"
          label={t('email')}
          required
          value={person}
          onChange={(event) => setPerson(event.currentTarget.value)}
        />
        <Select
          size="small"
          label={t('tool')}
          required
          placeholder="–"
          options={tools.map(({ id, name }) => ({ value: id, label: name }))}
          value={tool}
          onChange={(event) => setTool(event.currentTarget.value)}
        />
        <TextField
          size="small"
          type="date"
          label={t('until')}
          optional
          value={until}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <Button type="submit" disabled={person === '' || tool === ''}>
          {t('grant')}
        </Button>
      </FormStack>
    </form>
  )
}
