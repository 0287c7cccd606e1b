import { useState, type SyntheticEvent } from 'react'
import { useEndpointMutation } from '#browser/query.ts'
import { createList } from '#features/buying/lists/list.api.ts'
import { MOST_NAME } from '#features/buying/lists/list.rules.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { TextField } from '#ui/field.tsx'
import { useTexts } from '#ui/use-texts.tsx'
import styles from './lists.module.css'

/** Begins a list and opens it. */
export const NewList = ({ onMade }: { onMade: (id: string) => void }) => {
  const t = useTexts('lists')
  const [name, setName] = useState('')
  const [isShared, setIsShared] = useState(false)
  const [problem, setProblem] = useState<string>()
  const making = useEndpointMutation(createList)
  const submit = async (event: SyntheticEvent): Promise<void> => {
    event.preventDefault()
    if (making.isPending) return
    if (name.trim() === '') return setProblem(t('new.missing'))
    try {
      const { id } = await making.mutateAsync({ body: { name, isShared } })
      setName('')
      setProblem(undefined)
      onMade(id)
    } catch {
      setProblem(t('failed'))
    }
  }
  return (
    <form className={styles.make} noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('new')}
        hint={t('new.hint')}
        maxLength={MOST_NAME}
        value={name}
        error={problem}
        onChange={(event) => setName(event.target.value)}
      />
      <Checkbox label={t('share')} checked={isShared} onChange={(event) => setIsShared(event.target.checked)} />
      <Button type="submit" variant="secondary" busy={making.isPending}>
        {t('new.make')}
      </Button>
    </form>
  )
}
