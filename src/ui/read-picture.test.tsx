import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Picture } from '#ui/picture.tsx'
import { isReadable, readPicture } from '#ui/read-picture.ts'

const drawing = { src: '/demo/part.svg', alt: 'A part', width: 400, height: 320 }

test.each([
  ['a drawing', drawing],
  ['one with a dark twin', { ...drawing, srcDark: '/demo/part-dark.svg' }],
  ['one that says nothing', { ...drawing, alt: '' }],
])('%s is read back as it was drawn', (_, image) => {
  const { container } = render(<Picture image={image} />)
  expect(isReadable(image)).toBe(true)
  expect(readPicture(container)).toEqual(image)
})

test('a picture of many sizes is not read, and where none is there is none', () => {
  expect(isReadable({ ...drawing, src: '/content/dam/part.png' })).toBe(false)
  expect(readPicture(document.createElement('div'))).toBeUndefined()
})
