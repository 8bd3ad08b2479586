import sharp from 'sharp';

/** Libvips reads dozens of formats through as many libraries; only these ever see our bytes. */
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadNsgifBuffer',
    'VipsForeignLoadSvgBuffer',
  ],
});
// No picture is decoded twice in a row: what libvips would keep of it is memory for nothing.
sharp.cache(false);
// Two pictures at once, each on one thread, leave the machine to the readers.
sharp.concurrency(1);

export { sharp };
