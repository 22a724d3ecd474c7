/** English speaks, Marathi greets: one to three words in Devanagari between dandas, above a heading. */
export const Eyebrow = ({ children }: { children: string }) => (
  <span className="eyebrow" lang="mr">
    {children}
  </span>
)
