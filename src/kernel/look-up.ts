/** What was put into an object under a name; never what every object has of its own, such as `constructor`. */
export const lookUp = <Value>(table: Readonly<Record<string, Value>> | undefined, name: string): Value | undefined =>
  table !== undefined && Object.hasOwn(table, name) ? table[name] : undefined
