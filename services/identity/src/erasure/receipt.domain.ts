/** What one service removed, as it told; counts by store. */
export type Acknowledgement = { at: string; removed: Record<string, number> };

/** Proof that an account was erased. It names nobody: `owner` fits only whoever knows the user's id and our key. */
export type Receipt = {
  erasureId: string;
  owner: string;
  requestedAt: string;
  acknowledgements: Record<string, Acknowledgement>;
  completedAt: string;
};
