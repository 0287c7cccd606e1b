import { describe, expect, test } from 'vitest'
import { createStatementNames, type StatementNames } from '#platform/database/statement-names.ts'

const repeat = (names: StatementNames, text: string, values: number, times: number) => {
  let name: string | undefined
  for (let time = 0; time < times; time += 1) name = names(text, values)
  return name
}

describe('names of statements', () => {
  test('one that comes again and again gets a name and keeps it', () => {
    const names = createStatementNames()
    expect(repeat(names, 'select sku from product where id = $1', 1, 11)).toBeUndefined()
    const name = names('select sku from product where id = $1', 1)
    expect(name).toBe('statement_1')
    expect(repeat(names, 'select sku from product where id = $1', 1, 100)).toBe(name)
    expect(repeat(names, 'select name from brand where slug = $1', 1, 12)).toBe('statement_2')
  })

  test.each([
    ['without values, as begin and commit are', 'commit', 0],
    ['with a list of values written out', 'select sku from product where id in (…)', 17],
    ['with whatever columns there are', 'select * from attempt where key = $1', 1],
    ['with whatever columns of one table', 'select "a".* from attempt a where key = $1', 1],
    ['with whatever columns it returns', 'insert into attempt (key) values ($1) returning *', 1],
  ])('none %s', (_, text, values) => {
    expect(repeat(createStatementNames(), text, values, 50)).toBeUndefined()
  })

  test('counting is a column like any other', () => {
    expect(repeat(createStatementNames(), 'select count(*) from product where brand = $1', 1, 50)).toBe('statement_1')
  })

  test('no more names than a connection can bear, however many statements there are', () => {
    const names = createStatementNames()
    const given = Array.from({ length: 5000 }, (_, index) => repeat(names, `select ${index} where $1`, 1, 12))
    expect(given.filter(Boolean)).toHaveLength(120)
  })
})
