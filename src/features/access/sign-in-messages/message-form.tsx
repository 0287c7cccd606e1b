import { useState } from 'react'
import {
  LONGEST_MESSAGE,
  MESSAGE_ROLES,
  type MessageDays,
  type MessageRole,
  type MessageTexts,
} from '#features/access/sign-in-messages/sign-in-message.rules.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { SITE_LOCALES } from '#kernel/site-locale.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldGroup } from '#ui/field-group.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { FormStack } from '#ui/form-layout.tsx'
import { useTexts } from '#ui/use-texts.tsx'

export type MessageDraft = MessageDays & { readonly texts: MessageTexts; readonly roles: readonly MessageRole[] }
type MessageFormProps = { draft: MessageDraft; onSave: (draft: MessageDraft) => void }

const nameOf = (language: string): string => SITE_LOCALES.find((locale) => locale.language === language)?.languageName ?? language

/** Who sees which text, and on which days. */
export const MessageForm = ({ draft: given, onSave }: MessageFormProps) => {
  const t = useTexts('sign-in-messages')
  const [draft, setDraft] = useState(given)
  const { texts, roles, from, until } = draft
  const change = (part: Partial<MessageDraft>): void => setDraft({ ...draft, ...part })
  const isEmpty = Object.values(texts).every((text) => text.trim() === '')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSave(draft)
      }}
    >
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
            value={texts[language] ?? ''}
            onChange={(event) => change({ texts: { ...texts, [language]: event.currentTarget.value } })}
          />
        ))}
        <FieldGroup legend={t('roles')} hint={t('roles.hint')}>
          {MESSAGE_ROLES.map((role) => (
            <Checkbox
              key={role}
              label={t(`role.${role}`)}
              checked={roles.includes(role)}
              onChange={({ currentTarget: { checked } }) =>
                change({ roles: checked ? [...roles, role] : roles.filter((one) => one !== role) })
              }
            />
          ))}
        </FieldGroup>
        <TextField
          size="small"
          type="date"
          label={t('from')}
          required
          value={from}
          onChange={(event) => change({ from: event.currentTarget.value })}
        />
        <TextField
          size="small"
          type="date"
          label={t('until')}
          hint={t('until.hint')}
          optional
          min={from}
          value={until ?? ''}
          onChange={(event) => change({ until: event.currentTarget.value === '' ? null : event.currentTarget.value })}
        />
        <Button type="submit" disabled={isEmpty || from === ''}>
          {t('save')}
        </Button>
      </FormStack>
    </form>
  )
}
