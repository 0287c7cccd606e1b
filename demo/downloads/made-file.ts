/** A line with the file that it names, which is made when it is asked for. */
export type MadeFile = { readonly line: object & { readonly file: string }; readonly make: () => Promise<Buffer> }
