import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { changeEntitlements, grantForm } from '#features/administration/entitlement-admin/entitlement-admin.api.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'

type Values = { readonly person: string; readonly tool: string; readonly until: string }
type GrantFormProps = {
  tools: readonly { readonly id: string; readonly name: string }[]
  onSent: (reply: ReplyOf<typeof changeEntitlements>) => Promise<void>
}

/** Somebody gets a tool without having asked for it. */
export const GrantForm = ({ tools, onSent }: GrantFormProps) => {
  const t = useTexts('entitlement-admin')
  const ui = useTexts('ui')
  const form = useEndpointForm(changeEntitlements, {
    rules: grantForm,
    values: { person: '', tool: '', until: '' },
    bodyOf: ({ person, tool, until }: Values) => ({
      entries: [{ person: person.trim(), tool }],
      status: 'Approved' as const,
      expiresOn: until === '' ? null : until,
    }),
    faultsOf: ({ person, tool }) => ({
      person: person.trim() === '' ? ui('form.missing') : undefined,
      tool: tool === '' ? ui('form.missing') : undefined,
    }),
    onSent,
  })
  return (
    <form {...form.props}>
      <FormStack>
        <TextField size="small" type="email" label={t('email')} {...form.field('person')} required />
        <Select
          size="small"
          label={t('tool')}
          placeholder="–"
          options={tools.map(({ id, name }) => ({ value: id, label: name }))}
          {...form.field('tool')}
          required
        />
        <TextField size="small" type="date" label={t('until')} optional {...form.field('until')} />
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <Button type="submit" busy={form.isBusy}>
          {t('grant')}
        </Button>
      </FormStack>
    </form>
  )
}
