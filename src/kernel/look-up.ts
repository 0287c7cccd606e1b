/** The own property of an object; never an inherited one, such as `constructor`. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
