/** One to three Marathi words above a heading, in both languages. */
export const Eyebrow = ({ children }: { children: string }) => (
  <span className="eyebrow" lang="mr">
    {children}
  </span>
)
