/** A printed biodata, small: a lotus on top, a face, and lines to fill in. */
export const BiodataPicture = () => (
  <svg viewBox="0 0 36 46" width="36" height="46" aria-hidden="true">
    <rect x="1" y="1" width="34" height="44" rx="3" fill="var(--paper)" stroke="var(--haldi)" strokeWidth="2" />
    <path d="M18 4.5c2 1.6 2.6 3.2 0 5.5-2.6-2.3-2-3.9 0-5.5Z" fill="var(--kumkum)" />
    <path
      d="M12.5 7c2.8.2 4.3 1.2 5.5 3-2.6.6-4.6-.3-5.5-3Zm11 0c-2.8.2-4.3 1.2-5.5 3 2.6.6 4.6-.3 5.5-3Z"
      fill="var(--haldi)"
    />
    <rect x="22" y="14" width="9" height="12" rx="1.5" fill="var(--kumkum-tint)" />
    <circle cx="26.5" cy="18" r="2.2" fill="var(--kumkum)" />
    <path d="M22.8 26c0-6 7.4-6 7.4 0Z" fill="var(--kumkum)" />
    <path d="M5 15.5h13M5 20h10M5 24.5h13M5 31h26M5 35.5h22M5 40h26" stroke="var(--ink-3)" strokeWidth="1.5" />
  </svg>
)
