import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { PageProvider, type AuthorFields, type PageContext } from '#foundation/blocks/public.ts'
import { FieldList } from '#features/authoring/page-editor/block-fields.tsx'
import { setProperty } from '#features/authoring/page-editor/editor.rules.ts'
import type { Props } from '#features/authoring/page-editor/field.rules.ts'
import { en } from '#features/authoring/page-editor/texts/en.ts'
import { en as ui } from '#ui/texts/en.ts'
import { TextsProvider } from '#ui/use-texts.tsx'

const locale = { country: 'us', language: 'en' } as const

/** What an author's changes make of the properties. */
const edit = (fields: AuthorFields, start: Props = {}): (() => Props) => {
  const stored = { props: start }
  const store = (props: Props): Props => Object.assign(stored, { props }).props
  const Editor = () => {
    const [props, setProps] = useState(start)
    const change = (name: string, value: unknown): void => setProps(store(setProperty(props, name, value)))
    return <FieldList fields={fields} props={props} onChange={change} />
  }
  render(
    <TextsProvider dictionaries={{ 'page-editor': en, ui }} locale={locale}>
      <PageProvider page={{ locale } as PageContext}>
        <Editor />
      </PageProvider>
    </TextsProvider>,
  )
  return () => stored.props
}
const write = (label: string, value: string): void => void fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('short texts are written one a line; a line that is only begun is none', () => {
  const props = edit({ steps: { kind: 'lines', label: 'Steps' } })
  write('Steps', 'You\n')
  expect(props()).toEqual({ steps: ['You'] })
  expect(screen.getByLabelText<HTMLTextAreaElement>('Steps').value).toBe('You\n')
  write('Steps', 'You\n\n Your wish ')
  expect(props()).toEqual({ steps: ['You', 'Your wish'] })
  write('Steps', ' ')
  expect(props()).toEqual({})
})

test('an empty cell stays where it is', () => {
  const props = edit({ cells: { kind: 'lines', label: 'Cells', keepsEmpty: true } }, { cells: ['a', 'b', 'c'] })
  write('Cells', 'a\n\nc')
  expect(props()).toEqual({ cells: ['a', '', 'c'] })
})

test('weekdays are numbers from Sunday, chosen by their names', () => {
  const props = edit({
    closed: { kind: 'weekdays', label: 'Closed' },
    start: { kind: 'weekday', label: 'First day' },
  })
  fireEvent.click(screen.getByLabelText('Sunday'))
  fireEvent.click(screen.getByLabelText('Saturday'))
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '0' } })
  expect(props()).toEqual({ closed: [6, 0], start: 0 })
  fireEvent.click(screen.getByLabelText('Saturday'))
  fireEvent.click(screen.getByLabelText('Sunday'))
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '' } })
  expect(props()).toEqual({})
})

test('several of the options are chosen by their names', () => {
  const options = ['picture', 'pdf', 'archive']
  const props = edit({ types: { kind: 'choices', label: 'Files', options, names: { picture: 'Pictures' } } })
  fireEvent.click(screen.getByLabelText('pdf'))
  fireEvent.click(screen.getByLabelText('Pictures'))
  expect(props()).toEqual({ types: ['picture', 'pdf'] })
})
