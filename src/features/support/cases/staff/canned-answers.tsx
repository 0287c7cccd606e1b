import { useState } from 'react'
import { refreshQueries, useEndpointMutation, useEndpointQuery } from '#browser/query.ts'
import { usePage } from '#foundation/blocks/public.ts'
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  removeCannedAnswer,
} from '#features/support/cases/staff/staff.api.ts'
import { LANGUAGES, type Language } from '#kernel/locale.ts'
import type { ReplyOf } from '#kernel/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextArea, TextField } from '#ui/field.tsx'
import { Message } from '#ui/message.tsx'
import { Select } from '#ui/select.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from '../cases.module.css'

type Canned = ReplyOf<typeof listCannedAnswers>['answers'][number]

/** Those that everybody has until staff write their own. */
const GIVEN = ['thanks', 'serial', 'solved'] as const
const nameLanguage = (language: Language): string =>
  new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language

/** Puts an answer into the form; staff write their own in each language. */
export const CannedAnswers = ({ onChoose }: { onChoose: (text: string) => void }) => {
  const t = useTexts('cases')
  const { locale } = usePage()
  const [language, setLanguage] = useState<Language>(locale.language)
  const [isEditing, setEditing] = useState(false)
  const { data } = useEndpointQuery(listCannedAnswers, { query: { language } })
  const own = data?.answers ?? []
  const given = GIVEN.map((key) => ({ id: key, title: t(`canned.${key}`), text: t(`canned.${key}.text`) }))
  const shown = own.length > 0 || language !== locale.language ? own : given
  const choose = (id: string): void => {
    const text = shown.find((answer) => answer.id === id)?.text
    if (text !== undefined) onChoose(text)
  }
  return (
    <div className={styles.canned}>
      <Select
        label={t('staff.canned')}
        size="small"
        value=""
        placeholder={t('staff.canned')}
        options={shown.map(({ id, title }) => ({ value: id, label: title }))}
        onChange={(event) => choose(event.currentTarget.value)}
      />
      <Select
        label={t('canned.language')}
        size="small"
        value={language}
        options={LANGUAGES.map((value) => ({ value, label: nameLanguage(value) }))}
        onChange={({ currentTarget }) => setLanguage(LANGUAGES.find((one) => one === currentTarget.value) ?? 'en')}
      />
      <Button variant="quiet" size="small" onClick={() => setEditing(true)}>
        {t('canned.edit')}
      </Button>
      <Dialog
        open={isEditing}
        onClose={() => setEditing(false)}
        title={t('canned.title', { language: nameLanguage(language) })}
        size="wide"
      >
        {isEditing && <CannedEditor key={language} language={language} answers={own} />}
      </Dialog>
    </div>
  )
}

const EMPTY = { id: '', title: '', text: '' }

const CannedEditor = ({ language, answers }: { language: Language; answers: readonly Canned[] }) => {
  const t = useTexts('cases')
  const [draft, setDraft] = useState(EMPTY)
  const add = useEndpointMutation(addCannedAnswer)
  const change = useEndpointMutation(changeCannedAnswer)
  const remove = useEndpointMutation(removeCannedAnswer)
  const isBusy = add.isPending || change.isPending
  const save = async (): Promise<void> => {
    if (draft.title.trim() === '' || draft.text.trim() === '' || isBusy) return
    const body = { language, title: draft.title, text: draft.text }
    try {
      if (draft.id === '') await add.mutateAsync({ body })
      else await change.mutateAsync({ params: { id: draft.id }, body })
    } catch {
      return
    }
    setDraft(EMPTY)
    await refreshQueries(listCannedAnswers)
  }
  const forget = (id: string): void => {
    remove.mutate({ params: { id } }, { onSettled: () => void refreshQueries(listCannedAnswers) })
    if (draft.id === id) setDraft(EMPTY)
  }
  return (
    <div className={styles.stack}>
      {answers.length === 0 && <p className={styles.muted}>{t('canned.none')}</p>}
      <ul className={styles.suggestions}>
        {answers.map((answer) => (
          <li key={answer.id} className={styles.actions}>
            <span>{answer.title}</span>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('canned.change.named', { title: answer.title })}
              onClick={() => setDraft(answer)}
            >
              {t('canned.change')}
            </Button>
            <Button
              variant="quiet"
              size="small"
              aria-label={t('canned.remove.named', { title: answer.title })}
              onClick={() => forget(answer.id)}
            >
              {t('canned.remove')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.stack}
        onSubmit={(event) => {
          event.preventDefault()
          void save()
        }}
      >
        <TextField
          label={t('canned.name')}
          maxLength={100}
          value={draft.title}
          onChange={(event) => setDraft({ ...draft, title: event.currentTarget.value })}
        />
        <TextArea
          label={t('canned.text')}
          rows={5}
          maxLength={10_000}
          value={draft.text}
          onChange={(event) => setDraft({ ...draft, text: event.currentTarget.value })}
        />
        {(add.isError || change.isError || remove.isError) && (
          <Message tone="bad" live>
            {t('canned.failed')}
          </Message>
        )}
        <div>
          <Button type="submit" variant="secondary" size="small" busy={isBusy}>
            {t(draft.id === '' ? 'canned.add' : 'canned.save')}
          </Button>
        </div>
      </form>
    </div>
  )
}
