import { expect, test } from 'vitest'
import { text } from '#foundation/data-kinds/description/field.rules.ts'
import { checkValue } from '#foundation/data-kinds/line/check-value.rules.ts'

const isAccepted = (value: string): boolean => 'value' in checkValue(value, text({ help: 'A text.' }))

test.each(['-40', '+47 55 12 34 56', '-55…70', '-40 – +85', '-20 °C', '-5 %'])('%s is no formula', (value) => {
  expect(isAccepted(value)).toBe(true)
})

test.each(['=1+1', '@SUM(A1)', '-A1', '+cmd|x', '-2+HYPERLINK(1)', '-55…70 X'])('%s begins like a formula [T-63]', (value) => {
  expect(isAccepted(value)).toBe(false)
})
