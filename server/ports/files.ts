/** Stores photos and documents. We make the names from ids and never use a member's file name. */
export interface Files {
  put(name: string, bytes: Buffer, contentType: string): Promise<void>
  /** Resolves to null where there is no such file. */
  get(name: string): Promise<Buffer | null>
  remove(name: string): Promise<void>
}
