import { createAction } from '@reduxjs/toolkit';

/** A creator of events whose `type` stays a literal, so that unions of events can be told apart. */
export function eventOf<Payload>() {
  return <Type extends string>(type: Type) => createAction<Payload, Type>(type);
}
