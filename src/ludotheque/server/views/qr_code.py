"""QR codes (ISO 18004), as far as an address needs them: bytes, error correction M, versions 1 to 6."""

from collections.abc import Callable, Iterator
from itertools import pairwise

QUIET = 4
"""Modules of light around the code."""
BLOCKS = ((1, 16, 10), (1, 28, 16), (1, 44, 26), (2, 32, 18), (2, 43, 24), (4, 27, 16))
"""By version: how many blocks, and codewords of data and of correction in each."""
BYTES, LEVEL_M = 0b0100, 0b00
"""As the standard writes them: a text of bytes, and 15 % of it restored where it cannot be read."""
PADDING = (0xEC, 0x11)
FORMAT, FORMAT_MASK = 0b10100110111, 0b101010000010010
"""The polynomial that guards level and mask, and the pattern laid over them."""
FIELD = 0x11D
"""The polynomial of the field of 256 elements."""
MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda y, x: (y + x) % 2 == 0,
    lambda y, _: y % 2 == 0,
    lambda _, x: x % 3 == 0,
    lambda y, x: (y + x) % 3 == 0,
    lambda y, x: (y // 2 + x // 3) % 2 == 0,
    lambda y, x: y * x % 2 + y * x % 3 == 0,
    lambda y, x: (y * x % 2 + y * x % 3) % 2 == 0,
    lambda y, x: ((y + x) % 2 + y * x % 3) % 2 == 0,
)
Modules = list[list[bool | None]]


def drawn(text: str) -> str:
    """Draw a text as a QR code, dark on light; `ValueError` if it is too long for one."""
    rows = modules(text.encode())
    size = len(rows) + 2 * QUIET
    dark = "".join(
        f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    box = f'viewBox="0 0 {size} {size}" shape-rendering="crispEdges"'
    light = f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{light}<path d="{dark}"/></svg>'


def modules(data: bytes) -> list[list[bool]]:
    """Lay a code out, with the mask that leaves least that could be mistaken."""
    version = next((n for n, (count, size, _) in enumerate(BLOCKS, 1) if len(data) <= count * size - 2), None)
    if version is None:
        most = BLOCKS[-1][0] * BLOCKS[-1][1] - 2
        raise ValueError(f"expected at most {most} bytes, got {len(data)}")
    bits = [bool(word >> bit & 1) for word in codewords(data, *BLOCKS[version - 1]) for bit in range(7, -1, -1)]
    laid = (_laid_out(version, bits, mask) for mask in range(len(MASKS)))
    return min(laid, key=_penalty)


def codewords(data: bytes, count: int, size: int, correction: int) -> list[int]:
    """Write data as codewords, with what corrects them, the blocks interleaved."""
    number = (BYTES << 8 | len(data)) << 8 * len(data) | int.from_bytes(data, "big")
    words = list((number << 4).to_bytes(len(data) + 2, "big"))
    words += [PADDING[place % 2] for place in range(count * size - len(words))]
    blocks = [words[start : start + size] for start in range(0, len(words), size)]
    corrections = [correcting(block, correction) for block in blocks]
    return [word for parts in (blocks, corrections) for column in zip(*parts, strict=True) for word in column]


def correcting(words: list[int], count: int) -> list[int]:
    """Give the codewords that correct others, by Reed and Solomon."""
    divisor, root = [1], 1
    for _ in range(count):
        divisor = [a ^ _times(b, root) for a, b in zip([*divisor, 0], [0, *divisor], strict=True)]
        root = _times(root, 2)
    rest = [*words, *[0] * count]
    for place in range(len(words)):
        factor = rest[place]
        for step, part in enumerate(divisor):
            rest[place + step] ^= _times(part, factor)
    return rest[-count:]


def format_bits(mask: int) -> int:
    """Write level and mask so that they survive three wrong bits."""
    said = (LEVEL_M << 3 | mask) << 10
    rest = said
    for bit in range(14, 9, -1):
        if rest >> bit & 1:
            rest ^= FORMAT << bit - 10
    return (said | rest) ^ FORMAT_MASK


def _times(a: int, b: int) -> int:
    found = 0
    while b:
        found ^= a * (b & 1)
        a = a << 1 ^ FIELD * (a >> 7)
        b >>= 1
    return found


def _laid_out(version: int, bits: list[bool], mask: int) -> list[list[bool]]:
    size = 17 + 4 * version
    rows: Modules = [[None] * size for _ in range(size)]
    _draw_patterns(rows, version)
    _draw_format(rows, format_bits(mask))
    rest = iter(bits)
    for y, x in _places(rows):
        rows[y][x] = next(rest, False) ^ MASKS[mask](y, x)
    return [[bool(one) for one in row] for row in rows]


def _draw_patterns(rows: Modules, version: int) -> None:
    size = len(rows)
    for place in range(size):
        rows[6][place] = rows[place][6] = place % 2 == 0
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        for y in range(max(0, top - 1), min(size, top + 8)):
            for x in range(max(0, left - 1), min(size, left + 8)):
                rows[y][x] = max(abs(y - top - 3), abs(x - left - 3)) not in {2, 4}
    if version > 1:
        for y in range(size - 9, size - 4):
            for x in range(size - 9, size - 4):
                rows[y][x] = max(abs(y - size + 7), abs(x - size + 7)) != 1


def _draw_format(rows: Modules, said: int) -> None:
    size = len(rows)
    corner = [*range(6), 7, 8, *[size - 7 + n for n in range(7)]]
    rows[size - 8][8] = True
    for bit in range(15):
        is_dark = bool(said >> bit & 1)
        rows[corner[bit] if bit < 8 else size - 15 + bit][8] = is_dark
        rows[8][size - 1 - bit if bit < 8 else (7 if bit == 8 else 14 - bit)] = is_dark


def _places(rows: Modules) -> Iterator[tuple[int, int]]:
    """List the free modules in the order in which they are filled: up and down, two columns at a time."""
    size = len(rows)
    columns = [*range(size - 1, 6, -2), 5, 3, 1]
    for turn, right in enumerate(columns):
        for y in range(size) if turn % 2 else range(size - 1, -1, -1):
            for x in (right, right - 1):
                if rows[y][x] is None:
                    yield y, x


def _penalty(rows: list[list[bool]]) -> int:
    """Count what makes a code hard to read: long runs, large blocks, too much dark or light."""
    found = 0
    for lines in (rows, list(zip(*rows, strict=True))):
        for line in lines:
            run = 1
            for one, two in pairwise(line):
                run = run + 1 if one == two else 1
                found += 3 if run == 5 else run > 5
    for upper, lower in pairwise(rows):
        blocks = zip(pairwise(upper), pairwise(lower), strict=True)
        found += sum(3 for above, below in blocks if len({*above, *below}) == 1)
    share = sum(map(sum, rows)) / len(rows) ** 2
    return found + int(abs(share - 0.5) * 20) * 10
