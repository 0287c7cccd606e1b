export type VariableText = {
  readonly group: string
  readonly meaning: string
  /** Accepted values; read from the check itself unless it cannot say. */
  readonly accepts?: string
  /** In the place of the default that the check gives. */
  readonly standard?: string
  readonly isSecret?: true
  /** The example in .env.example. */
  readonly example?: string
  /** Set in .env.example; the others stand there as comments. */
  readonly isRequired?: true
  /** Set in .env.example although it has a default: every command and the unit have to name the same. */
  readonly isPreset?: true
}
