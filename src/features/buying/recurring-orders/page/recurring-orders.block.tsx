export const Block = () => null
