export interface SampleProps {
  /** Logs what the component reported to the page, for the story to read. */
  tell: (text: string) => void
}
