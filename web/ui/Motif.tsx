/** The border tile: a full toran under the header and over the footer, or cropped to its zari band. */
export const Motif = ({ band = false }: { band?: boolean }) => (
  <div className={band ? 'motif zari' : 'motif'} aria-hidden="true" />
)
