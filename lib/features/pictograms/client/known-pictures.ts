"use client";

import { createContext } from "react";
import type { Pictures } from "../model/pictures";

/** The pictures that the server found for the items and locations of the page. */
export const KnownPictures = createContext<Pictures>(new Map());
