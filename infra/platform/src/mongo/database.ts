import mongoose from 'mongoose';

/** The service's own database; also its injection token. */
export const Database = mongoose.Connection;
export type Database = mongoose.Connection;
