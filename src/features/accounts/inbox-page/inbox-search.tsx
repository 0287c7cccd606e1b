import { useState } from 'react'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'

const MOST_LETTERS = 100

/** Words of titles, searched for when they are sent. */
export const InboxSearch = ({ find, onFind }: { find: string; onFind: (find: string) => void }) => {
  const t = useTexts('inbox-page')
  const [text, setText] = useState(find)
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault()
        onFind(text.trim())
      }}
    >
      <TextField
        type="search"
        size="small"
        hideLabel
        label={t('find')}
        placeholder={t('find')}
        maxLength={MOST_LETTERS}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  )
}
