import { useEndpointForm } from '#browser/form/use-endpoint-form.ts'
import { addSignInMessage, changeSignInMessage, messageForm } from '#features/access/sign-in-messages/sign-in-message.api.ts'
import {
  LONGEST_MESSAGE,
  MESSAGE_ROLES,
  type MessageDays,
  type MessageRole,
  type MessageTexts,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import { SITE_LOCALES } from '#kernel/site-locale.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { Message } from '#ui/message.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type EditedMessage = MessageDays & { readonly texts: MessageTexts; readonly roles: readonly MessageRole[] }
type MessageFormProps = {
  /** Of a stored one. */
  id?: string
  message: EditedMessage
  onSaved: () => Promise<void>
}
type Values = Record<Language, string> & { roles: MessageRole[]; from: string; until: string }

const NO_TEXTS: Record<Language, string> = { en: '', de: '', fr: '', es: '', pl: '', zh: '' }
const nameOf = (language: string): string => SITE_LOCALES.find((locale) => locale.language === language)?.languageName ?? language

/** Who sees which text, and on which days. */
export const MessageForm = ({ id, message, onSaved }: MessageFormProps) => {
  const t = useTexts('sign-in-messages')
  const ui = useTexts('ui')
  const form = useEndpointForm(id === undefined ? addSignInMessage : changeSignInMessage, {
    rules: messageForm,
    ...(id !== undefined && { request: { params: { id } } }),
    values: { ...NO_TEXTS, ...message.texts, roles: [...message.roles], from: message.from, until: message.until ?? '' },
    bodyOf: ({ roles, from, until, ...texts }: Values) => ({ texts, roles, from, until: until === '' ? null : until }),
    faultsOf: ({ from, until, ...values }) => ({
      en: LANGUAGES.every((language) => values[language].trim() === '') ? ui('form.missing') : undefined,
      from: from === '' ? ui('form.missing') : undefined,
      until: until !== '' && until < from ? ui('form.field') : undefined,
    }),
    onSent: onSaved,
  })
  const roles = form.valueOf('roles')
  return (
    <form {...form.props}>
      <FormStack>
        {LANGUAGES.map((language) => (
          <TextArea
            key={language}
            label={t('textIn', { language: nameOf(language) })}
            hint={language === 'en' ? t('texts.hint') : undefined}
            optional={language !== 'en'}
            rows={language === 'en' ? 4 : 2}
            maxLength={LONGEST_MESSAGE}
            lang={language}
            {...form.field(language)}
          />
        ))}
        <FieldGroup legend={t('roles')} hint={t('roles.hint')}>
          {MESSAGE_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={t(`role.${role}`)}
              checked={roles.includes(role)}
              onChange={({ currentTarget: { checked } }) =>
                form.change('roles', checked ? [...roles, role] : roles.filter((one) => one !== role))
              }
            />
          ))}
        </FieldGroup>
        <TextField size="small" type="date" label={t('from')} {...form.field('from')} required />
        <TextField
          size="small"
          type="date"
          label={t('until')}
          hint={t('until.hint')}
          optional
          min={form.textOf('from')}
          {...form.field('until')}
        />
        {form.outcome.error && (
          <Message tone="bad" live>
            {t('failed')}
          </Message>
        )}
        <Button type="submit" busy={form.isBusy}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}
